import { describe, expect, it } from 'vitest'
import { inlineDemo } from './inline-demo.ts'

/** Files by name; the first is the demo. */
function inline(files: Readonly<Record<string, string>>) {
  return inlineDemo(Object.entries(files).map(([name, source]) => ({ name, path: `/demos/${name}`, source, uses: [] })))
}

describe('inlineDemo', () => {
  it('leaves a demo of one file as it is', () => {
    const source = "import x from 'x'\n\n\nexport default x // odd   spacing"
    expect(inline({ 'a.tsx': source })).toEqual({ text: source, problems: [] })
  })

  it('puts shared files above the demo in the order they are needed, and imports each package once', () => {
    const { text, problems } = inline({
      'a.tsx': `import { useState, type FormEvent } from 'react'
import Select from 'lib'
import { search } from './shared/search.ts'

const page = 1 // the first

export default function A() {
  const [state] = useState<FormEvent>()
  return <Select a={search(page)} b={state} />
}
`,
      'shared/search.ts': `import { useEffect, type FormEvent } from 'react'
import type { Result } from 'lib'
import { wait } from './wait.ts'

/** Looks for it. */
export function search(page: number): Result | FormEvent {
  useEffect(wait)
  return page
}
`,
      'shared/wait.ts': `/** A while. */
export const wait = () => undefined
`,
    })
    expect(problems).toEqual([])
    expect(text).toBe(`import { useState, useEffect, type FormEvent } from 'react'
import Select, { type Result } from 'lib'

// shared/wait.ts

/** A while. */
const wait = () => undefined

// shared/search.ts

/** Looks for it. */
function search(page: number): Result | FormEvent {
  useEffect(wait)
  return page
}

// a.tsx

const page = 1 // the first

export default function A() {
  const [state] = useState<FormEvent>()
  return <Select a={search(page)} b={state} />
}
`)
  })

  it('leaves out what the demo does not use, and the imports that only that needed', () => {
    const { text } = inline({
      'a.tsx': `import { used } from './b.ts'\nexport default () => used.unused`,
      'b.ts': `import { one, two } from 'p'\nexport const used = { unused: one }\n\nexport const unused = two\n`,
    })
    expect(text).toBe(`import { one } from 'p'

// b.ts

const used = { unused: one }

// a.tsx

export default () => used.unused
`)
  })

  it('keeps types, a name that is imported as type and as value, and what acts by being imported', () => {
    const { text } = inline({
      'a.tsx': `import 'polyfill'
import type { Mode, Shape } from './b.ts'
import { Kind } from 'p'
export default (mode: Mode, shape: Shape) => [mode, shape, Kind]`,
      'b.ts': `import type { Kind } from 'p'
import type * as all from 'q'
export type Mode = Kind | all.Mode
export interface Shape {
  sides: number
}
globalThis.name = 'b'
`,
    })
    expect(text).toBe(`import { Kind } from 'p'
import type * as all from 'q'
import 'polyfill'

// b.ts

type Mode = Kind | all.Mode
interface Shape {
  sides: number
}
globalThis.name = 'b'

// a.tsx

export default (mode: Mode, shape: Shape) => [mode, shape, Kind]
`)
  })

  it('reports a name that two files mean differently', () => {
    const { problems } = inline({
      'a.tsx': `import { a } from './b.ts'\n\nconst size = 1\nexport default () => a + size`,
      'b.ts': `export const size = 2\nexport const a = size`,
    })
    expect(problems).toEqual([
      {
        file: 'demos/a.tsx',
        line: 3,
        what: '"size" also means something else in demos/b.ts:1, and the copied demo is one file.',
        mend: 'Rename one of them.',
      },
    ])
  })

  it.each([
    [
      `import { a as b } from './b.ts'`,
      '',
      'demos/a.tsx:1 "a" of "./b.ts" is called "b" here, and the copied demo is one file. Import it in braces, by the name it is exported under.',
    ],
    [
      `import b from './b.ts'`,
      '',
      'demos/a.tsx:1 "b" is everything, or the default, of "./b.ts", which the copied demo cannot name. Import it in braces, by the name it is exported under.',
    ],
    [
      `import { b } from './b.ts'`,
      'export default 1',
      'demos/b.ts:1 A shared file has a default export. Export it by a name.',
    ],
    [
      `import { b } from './b.ts'`,
      `export * from 'p'`,
      'demos/b.ts:1 A shared file passes on the exports of another file. Let the demo import them from where they are declared.',
    ],
    [
      `import { b } from './b.ts'`,
      `const a = 1\nexport { a as b }`,
      'demos/b.ts:2 A shared file exports "a" under another name, "b". Give it one name.',
    ],
    [
      `import { b } from './b.ts'\nimport './a.css'`,
      '',
      `demos/a.tsx:1 "./a.css" is neither .ts nor .tsx and cannot become part of the copied demo. Make it TypeScript, or move a stylesheet to the site's styles.`,
    ],
  ])('says what cannot become one file: %s %s', (demo, shared, sentence) => {
    const { problems } = inline({ 'a.tsx': `${demo}\nexport default () => 0`, 'b.ts': shared })
    expect(problems.map(({ file, line, what, mend }) => `${file}:${line} ${what} ${mend}`)).toEqual([sentence])
  })
})
