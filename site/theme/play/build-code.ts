import {
  type CodeProp,
  type PlayProp,
  type PlaySetting,
  type PlayState,
  writeCode,
  writeExpression,
} from 'vitrine/play'
import { ownSamples } from './list-samples.ts'
import { readOptionSet, type SetId, setIds } from './option-sets.ts'
import { remoteAbove, remoteInside, remoteProps } from './remote.ts'

/** The sample of every event: it is told. */
const logId = 'log'

/** True for properties that are called when something happens. */
export function isEvent(name: string): boolean {
  return /^on[A-Z]/.test(name)
}

/** Ids of the samples of a property. */
export function listSampleIds(name: string): string[] {
  if (name === 'options') return setIds.filter((id) => id !== 'three')
  return isEvent(name) ? [logId] : Object.keys(ownSamples[name] ?? {})
}

/** The options of a state. Children are options as well, so the set of the beginning stands back for them. */
export function chooseSet({ options, children }: PlayState): SetId {
  const id = options?.kind === 'sample' ? options.id : undefined
  return setIds.find((each) => each === id) ?? (children === undefined ? 'three' : 'none')
}

/** The file that draws the select of a state. */
export function buildCode(state: PlayState, props: readonly PlayProp[], locale: string, label: string): string {
  const set = chooseSet(state)
  const isRemote = set === 'remote'
  const given: Record<string, string> = isRemote ? remoteProps : set === 'none' ? {} : { options: 'options' }
  for (const [name, setting] of Object.entries(state)) if (name !== 'options') given[name] = writeSetting(name, setting)
  const written = props.flatMap(({ name }): CodeProp[] => {
    const code = given[name]
    return code === undefined ? [] : [{ name, code }]
  })
  const library = "import Select from '@rc-component/select'"
  return writeCode({
    imports: isRemote ? ["import { useRef, useState } from 'react'", library] : [library],
    above: set === 'none' ? [] : [readOptionSet(set, locale).code, ...(isRemote ? [remoteAbove] : [])],
    name: 'Playground',
    inside: isRemote ? [remoteInside] : [],
    element: 'Select',
    props: [{ name: 'aria-label', code: `'${label}'` }, ...written],
  })
}

/** A setting as code. */
export function writeSetting(name: string, setting: PlaySetting): string {
  if (setting.kind !== 'sample') return writeExpression(setting)
  return isEvent(name) ? 'console.log' : (ownSamples[name]?.[setting.id]?.code ?? 'undefined')
}

/** A setting as a value. `log` is called with the name and what an event is told. */
export function readValue(
  name: string,
  setting: PlaySetting,
  log: (name: string, told: readonly unknown[]) => void,
): unknown {
  switch (setting.kind) {
    case 'literal':
      return readLiteral(setting.code)
    case 'number':
    case 'text':
      return setting.value
    case 'sample':
      return isEvent(name) ? (...told: unknown[]) => log(name, told) : ownSamples[name]?.[setting.id]?.value
  }
}

function readLiteral(code: string): unknown {
  if (code === 'true' || code === 'false') return code === 'true'
  return /^['"]/.test(code) ? code.slice(1, -1) : Number(code)
}
