import { describe, expect, it } from 'vitest'
import { cutHarness } from './cut-harness.ts'

function cut(source: string, prefix: string | undefined = 'demo-'): ReturnType<typeof cutHarness> {
  return cutHarness({ name: 'lamp.tsx', path: '/lamp.tsx', source, parts: [], uses: [] }, prefix)
}

function problemsOf(source: string): string[] {
  return cut(source).problems.map(({ file, line, what, mend }) => `${file}:${line} ${what} ${mend}`)
}

describe('what belongs to the site only', () => {
  it('is cut: class names and attributes with its prefix; a tag and a text that then fit stand on one line', () => {
    const { file, problems } = cut(`export default () => (
  <div className="demo-stack">
    <button
      type="button"
      className="demo-button"
      data-demo-kind={kind}
      onClick={turn}
    >
      On
    </button>
    <p className="demo-help own" data-tone="warn">
      Read <code className="demo-code">this</code>.
    </p>
    <input className="demo-input" />
  </div>
)
`)
    expect(problems).toEqual([])
    expect(file.source).toBe(`export default () => (
  <div>
    <button type="button" onClick={turn}>On</button>
    <p className="own" data-tone="warn">
      Read <code>this</code>.
    </p>
    <input />
  </div>
)
`)
  })

  it('leaves tags that are too long, hold a comment or several lines as they are', () => {
    const source = `const a = (
  <Lamp
    // Bright.
    watts={[
      1,
    ]}
  />
)
`
    expect(cut(source.replace('<Lamp', '<Lamp\n    className="demo-lamp"')).file.source).toBe(source)
  })

  it('stays where the site names no prefix', () => {
    const source = '<b className="demo-b" />\n'
    expect(cutHarness(cut(source, 'x').file, undefined).file.source).toBe(source)
  })

  it('must be written as plain text', () => {
    expect(problemsOf('\nexport const a = <b className={on ? "demo-on" : ""} />\n')).toEqual([
      'demos/lamp.tsx:2 The class name {on ? "demo-on" : ""} holds "demo-", which copied code must not, and it is no plain text. Write the names as one text, and what changes as an attribute data-demo-….',
    ])
  })
})

describe('the part that matters', () => {
  it('is marked by comments that nobody sees, in code and between tags', () => {
    const { file } = cut(`const rest = 1
// #region show
const watts = [
  60,
]
// #endregion show

const a = (
  <p>
    {/* #region show */}
    <Lamp watts={watts} />
    {/* #endregion show */}
  </p>
)
`)
    expect(file.source).toBe(
      'const rest = 1\nconst watts = [\n  60,\n]\n\nconst a = (\n  <p>\n    <Lamp watts={watts} />\n  </p>\n)\n',
    )
    expect(file.parts).toEqual([
      { from: 2, to: 4 },
      { from: 8, to: 8 },
    ])
  })

  it('is shown without what only the site has, whose comments follow the same rules', () => {
    const { file, problems } = cut(`import { Lamp } from 'lamps'
// #region site
import { meter } from '../theme/meter.ts'
// #endregion site

// #region show
export default () => (
  <p
    className="demo-p"
    // #region site
    onClick={meter.count}
    // #endregion site
    title="Lamp"
  >
    <Lamp />
    {/* #region site */}
    <b className="demo-b">{meter.read()}</b>
    {/* #endregion site */}
  </p>
)
// #endregion show
`)
    expect(problems).toEqual([])
    expect(file.source).toBe(`import { Lamp } from 'lamps'

export default () => (
  <p
    title="Lamp"
  >
    <Lamp />
  </p>
)
`)
    expect(file.parts).toEqual([{ from: 3, to: 9 }])
    expect(problemsOf('a // #region site\n// #endregion site\n// #region site\n')).toEqual([
      'demos/lamp.tsx:1 The comment that marks what only this site has stands on a line with code. Give it a line of its own.',
      'demos/lamp.tsx:2 A "#endregion site" ends what nothing began. Begin it above: // #region site',
      'demos/lamp.tsx:3 A "#region site" has no end. End it below: // #endregion site',
    ])
  })

  it('begins and ends, on lines of its own', () => {
    expect(problemsOf('const a = 1 // #region show\n')).toEqual([
      'demos/lamp.tsx:1 The comment that marks the part to show stands on a line with code. Give it a line of its own.',
    ])
    expect(problemsOf('a\n// #region show\nb\n// #region show\n// #endregion show\n// #endregion show\n')).toEqual([
      'demos/lamp.tsx:4 A "#region show" begins inside another one. End the first one before it: // #endregion show',
      'demos/lamp.tsx:6 A "#endregion show" ends what nothing began. Begin it above: // #region show',
    ])
    expect(problemsOf('<b\n  className="demo-b"\n/>\n// #region show\n')).toEqual([
      'demos/lamp.tsx:4 A "#region show" has no end. End it below: // #endregion show',
    ])
  })
})
