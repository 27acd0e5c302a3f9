import type { CallArgument, Gesture, TouchedElement, WatchedComponent } from '../../model/timeline.ts'
import type { LoggedCall, LogGroup } from './create-log.client.ts'
import { type Code, layOutCode, quote, writeArrayCode, writeCallCode, writeDataCode } from './lay-out-code.client.ts'

/** What the test is about. */
export interface TestSubject {
  /** Where the test imports the demo from: `./single`. */
  file: string
  package: string
  components: readonly WatchedComponent[]
}

/** Roles on which Enter and Space do what a click does. user-event sends such keys as browsers do. */
const pressable = /^(button|link|checkbox|radio|switch|tab)$/

/**
 * What was recorded as a test for Vitest and Testing Library: each gesture as a step of user-event, what it has called as
 * an expectation. Everything that was recorded becomes a text between quotes, so it cannot become other code.
 */
export function writeTest(groups: readonly LogGroup[], subject: TestSubject): string {
  const run = groups.at(-1)?.run
  const shown = groups.filter((group) => group.run === run)
  const called = shown.filter(({ gesture }) => gesture?.kind !== 'wheel').flatMap(({ calls }) => calls)
  const body = writeSteps(shown).join('\n')
  return [
    '// @vitest-environment jsdom',
    `import { ${listImports(body).join(', ')} } from '@testing-library/react'`,
    `import type * as Package from ${quote(subject.package)}`,
    "import { userEvent } from '@testing-library/user-event'",
    "import { type ComponentProps, createElement } from 'react'",
    "import { expect, test, vi } from 'vitest'",
    `import Demo from ${quote(subject.file)}`,
    '',
    '// jsdom has no layout, and so no observer of it.',
    'globalThis.ResizeObserver ??= class {',
    '  observe(): void {}',
    '  unobserve(): void {}',
    '  disconnect(): void {}',
    '}',
    '',
    '// What was called, in its order: the name, then the arguments.',
    'const calls = vi.hoisted((): unknown[][] => [])',
    '',
    ...writeMock(called, subject),
    '',
    '/** Waits until these callbacks, and no others of their names, were called. */',
    'async function called(...expected: unknown[][]): Promise<void> {',
    '  const names = expected.map(([name]) => name)',
    '  const list = () => calls.filter(([name]) => names.includes(name))',
    '  await waitFor(() => {',
    '    if (list().length < expected.length)',
    "      throw new Error(`So far: ${calls.map(([name]) => name).join(', ')}`)",
    '  })',
    '  expect(list()).toEqual(expected)',
    '  calls.length = 0',
    '}',
    '',
    ...(body.includes(' pressKey(') ? writePressKey() : []),
    "test('what is called, and in which order', async () => {",
    '  const user = userEvent.setup()',
    '  render(createElement(Demo))',
    ...body.split('\n'),
    '})',
    '',
  ].join('\n')
}

function listImports(body: string): string[] {
  const used = ['act', 'fireEvent'].filter((name) => body.includes(name === 'act' ? ' act(' : ' pressKey('))
  return [...used, 'render', ...(body.includes('screen.') ? ['screen'] : []), 'waitFor']
}

/** Puts components that note their callbacks in the place of those that were recorded. */
function writeMock(called: readonly LoggedCall[], subject: TestSubject): string[] {
  const watched = subject.components.filter(({ name }) => called.some(({ component }) => component === name))
  const lines = watched.flatMap(({ name, export: exported }) => {
    const names = [...new Set(called.filter(({ component }) => component === name).map((call) => call.name))]
    const alias = /^[A-Z]\w*$/.test(name) ? name : 'Original'
    return [
      `  const ${alias} = original.${exported}`,
      `  function Watched${alias}(props: ComponentProps<typeof ${alias}>) {`,
      `    return createElement(${alias}, {`,
      '      ...props,',
      ...writeProps(names),
      '    })',
      '  }',
    ]
  })
  const entries = watched.map(({ name, export: exported }) => {
    const alias = /^[A-Z]\w*$/.test(name) ? name : 'Original'
    return `    ${exported}: Object.assign(Watched${alias}, ${alias}),`
  })
  return [
    `vi.mock(${quote(subject.package)}, async (importOriginal) => {`,
    '  const original = await importOriginal<typeof Package>()',
    '  function note<Values extends unknown[], Result>(',
    '    name: string,',
    '    callback?: (...values: Values) => Result,',
    '  ) {',
    '    return (...values: Values): Result | undefined => {',
    '      calls.push([name, ...values])',
    '      return callback?.(...values)',
    '    }',
    '  }',
    ...lines,
    '  return {',
    '    ...original,',
    ...entries,
    '  }',
    '})',
  ]
}

function writeProps(names: readonly string[]): string[] {
  const own = names.filter((name) => !name.includes('.'))
  const inner = names.filter((name) => name.includes('.')).map((name) => name.split('.') as [string, string])
  const holders = [...new Set(inner.map(([holder]) => holder))]
  return [
    ...own.map((name) => writeProp('      ', name, name)),
    ...holders.flatMap((holder) => [
      `      ${holder}: typeof props.${holder} === 'object' ? {`,
      `        ...props.${holder},`,
      ...inner.filter(([of]) => of === holder).map(([, name]) => writeProp('        ', name, `${holder}.${name}`)),
      `      } : props.${holder},`,
    ]),
  ]
}

function writeProp(indent: string, name: string, path: string): string {
  return `${indent}${layOutCode(writeCallCode(`${name}: note`, [quote(path), `props.${path}`]), indent, indent.length + 1)},`
}

function writePressKey(): string[] {
  return [
    '/** user-event sends no `keyCode`, which some components read. */',
    'function pressKey(key: string, keyCode: number): void {',
    '  const target = document.activeElement ?? document.body',
    '  fireEvent.keyDown(target, { key, keyCode })',
    '  fireEvent.keyUp(target, { key, keyCode })',
    '}',
    '',
  ]
}

function writeSteps(groups: readonly LogGroup[]): string[] {
  const lines: string[] = []
  let focused: TouchedElement | undefined
  for (const { gesture, isContinued, calls } of groups) {
    if (gesture?.kind === 'wheel') {
      lines.push('', '  // Scrolled here. jsdom has no heights, so that is not repeated.')
      continue
    }
    if (lines.at(-1) !== '' && (gesture?.kind !== 'key' || calls.length > 0)) lines.push('')
    if (gesture === undefined) lines.push('  // By itself: a timer or an effect.')
    else if (!isContinued) {
      const { element, kind } = gesture
      const isTyped = kind === 'key' || kind === 'input'
      if (isTyped && element?.by === 'role' && !isSameElement(element, focused))
        lines.push(`  act(() => ${findElement(element)}.focus())`)
      if (isTyped || kind === 'enter' || element?.by === 'role') focused = element
      lines.push(...writeStep(gesture))
    }
    for (const { name, thrown } of calls)
      if (thrown !== undefined) lines.push(`  // ${name} has thrown ${thrown.replaceAll(/\s+/g, ' ')}`)
    if (calls.length > 0)
      lines.push(`  ${layOutCode(writeCallCode('await called', calls.flatMap(writeExpected)), '  ')}`)
  }
  return lines
}

function writeStep({ kind, text, held, keyCode, edits, element }: Gesture): string[] {
  switch (kind) {
    case 'press':
    case 'move': {
      const deed = kind === 'press' ? 'click' : 'hover'
      if (element === undefined) return [`  // Something without a name: await user.${deed}(…)`]
      return [`  ${layOutCode(writeCallCode(`await user.${deed}`, [findElement(element)]), '  ')}`]
    }
    case 'input':
      return [`  await user.paste(${quote(text)})`]
    case 'key': {
      const keys = held.map((name) => `{${name}>}`).join('')
      const ends = held.map((name) => `{/${name}}`).join('')
      const isTab = text === 'Tab'
      if (edits || held.length > 0 || (element?.role !== undefined && pressable.test(element.role)))
        return [
          `  await user.keyboard(${quote(`${keys}${text.length === 1 ? text.replace(/[{[]/, '$&$&') : `{${text}}`}${ends}`)})`,
        ]
      return [`  pressKey(${quote(text)}, ${keyCode})`, ...(isTab ? ['  await user.tab()'] : [])]
    }
    case 'enter':
      return element === undefined ? [] : [`  act(() => ${findElement(element)}.focus())`]
    case 'leave':
      return ['  act(() => (document.activeElement as HTMLElement | null)?.blur())']
    case 'wheel':
      return []
  }
}

function findElement({ by, role, name, at }: TouchedElement): string {
  const many = at > 0
  const start = many ? 'screen.getAllBy' : 'screen.getBy'
  const end = many ? `[${at}]!` : ''
  if (by === 'role') {
    const options = name === '' ? '' : `, { name: ${quote(name)} }`
    return `${start}Role(${quote(role ?? '')}${options})${end}`
  }
  return `${start}${by === 'title' ? 'Title' : 'Text'}(${quote(name)})${end}`
}

/** A call that came several times is expected as often, up to what anybody would read. */
function writeExpected({ name, times, arguments: values }: LoggedCall): Code[] {
  const expected = writeArrayCode([quote(name), ...values.map(writeArgument)])
  return Array.from({ length: Math.min(times, 10) }, () => expected)
}

function writeArgument({ text, json, isWhole }: CallArgument): Code {
  if (json !== undefined) {
    const data = writeDataCode(JSON.parse(json))
    return isWhole ? data : writeCallCode('expect.objectContaining', [data])
  }
  return text === 'undefined' ? 'undefined' : 'expect.anything()'
}

function isSameElement(a: TouchedElement, b: TouchedElement | undefined): boolean {
  return a.role === b?.role && a.name === b?.name && a.at === b.at
}
