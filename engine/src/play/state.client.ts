import { findNear } from './find-near.client.ts'
import type { PlayProp } from '../model/play.ts'

/** What a reader has set a property to. `sample` is the id of one that the site offers. */
export type PlaySetting =
  | { kind: 'literal'; code: string }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'sample'; id: string }

/** Settings by name of the property. What is not in it has its default. */
export type PlayState = Readonly<Record<string, PlaySetting>>

/** Ids of the samples of each property. */
export type SampleIds = Readonly<Record<string, readonly string[]>>

/** What is wrong with the state of an address. */
export type PlayFault =
  | { kind: 'long' }
  | { kind: 'form'; text: string }
  | { kind: 'unknown'; name: string; nearest: string | undefined }
  | { kind: 'twice'; name: string }
  /** `legal` are some values that the property takes, as an address writes them. */
  | { kind: 'value'; name: string; text: string; legal: readonly string[] }

/** Characters of the longest state that is read. */
const longest = 4000

/** How much of a reader's address a message repeats. */
const quoted = 40

/** Stands before a text, and before the id of a sample. Neither is escaped in an address. */
const marks = { text: '!', sample: '~' }

/** A state as part of an address: `mode=multiple&maxCount=3&placeholder=!City&options=~thirty`. */
export function writeState(state: PlayState): string {
  return Object.entries(state)
    .map(([name, setting]) => `${encodeURIComponent(name)}=${writeSetting(setting)}`)
    .join('&')
}

/** Reads what `writeState` has written. One mistake refuses all of it, so that nobody gets half of a state. */
export function readState(text: string, props: readonly PlayProp[], samples: SampleIds): PlayState | PlayFault {
  if (text.length > longest) return { kind: 'long' }
  const state: Record<string, PlaySetting> = {}
  for (const part of text === '' ? [] : text.split('&')) {
    const [, before = '', after = ''] = /^([^=]+)=(.*)$/s.exec(part) ?? []
    const [name, value] = [decode(before), decode(after)]
    if (before === '' || name === undefined || value === undefined) return { kind: 'form', text: cut(part) }
    const prop = props.find((each) => each.name === name)
    if (prop === undefined)
      return {
        kind: 'unknown',
        name: cut(name),
        nearest: findNear(
          name,
          props.map((each) => each.name),
        ),
      }
    if (Object.hasOwn(state, name)) return { kind: 'twice', name }
    const own = Object.hasOwn(samples, name) ? (samples[name] ?? []) : []
    const setting = readSetting(value, prop, own)
    if (setting === undefined) return { kind: 'value', name, text: cut(value), legal: listLegal(prop, own) }
    state[name] = setting
  }
  return state
}

/** True for what `readState` gives when it could not read. No property is named `kind` with such a value. */
export function isPlayFault(read: PlayState | PlayFault): read is PlayFault {
  return typeof read['kind'] === 'string'
}

/** Both set the same. */
export function isSameSetting(one: PlaySetting | undefined, other: PlaySetting | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && writeSetting(one) === writeSetting(other))
}

function writeSetting(setting: PlaySetting): string {
  switch (setting.kind) {
    case 'literal':
      return encodeURIComponent(bare(setting.code))
    case 'number':
      return String(setting.value)
    case 'text':
      // Half of an emoji, which a field may hold, would throw.
      return marks.text + encodeURIComponent(setting.value.toWellFormed())
    case 'sample':
      return marks.sample + encodeURIComponent(setting.id)
  }
}

function readSetting(text: string, { control }: PlayProp, samples: readonly string[]): PlaySetting | undefined {
  const rest = text.slice(1)
  if (text.startsWith(marks.sample)) return samples.includes(rest) ? { kind: 'sample', id: rest } : undefined
  if (text.startsWith(marks.text)) return control.text ? { kind: 'text', value: rest } : undefined
  const code = control.literals.find((literal) => bare(literal) === text)
  if (code !== undefined) return { kind: 'literal', code }
  return control.number && /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? { kind: 'number', value: Number(text) } : undefined
}

function listLegal({ control }: PlayProp, samples: readonly string[]): string[] {
  return [
    ...control.literals.map(bare),
    ...(control.number ? ['12'] : []),
    ...(control.text ? [`${marks.text}text`] : []),
    ...samples.map((id) => marks.sample + id),
  ]
}

/** A literal without its quotes. */
function bare(code: string): string {
  return code.replace(/^(['"])(.*)\1$/s, '$2')
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function cut(text: string): string {
  return text.length > quoted ? `${text.slice(0, quoted)}…` : text
}
