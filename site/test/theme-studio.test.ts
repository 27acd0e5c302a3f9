import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { mixColors, readHex, type Rgb, writeHex } from '../theme/studio/color.ts'
import { findApca, findRatio, judgePairs } from '../theme/studio/contrast.ts'
import { presets } from '../theme/studio/presets.ts'
import { isFault, readShared, writeShared } from '../theme/studio/read-shared.ts'
import { readVariables } from '../theme/studio/read-variables.ts'
import { resolveColor, splitSchemes } from '../theme/studio/resolve-color.ts'
import { changeTheme, completeTheme, stylesheet, variables } from '../theme/studio/theme.ts'
import { chinese } from '../theme/studio/words-zh.ts'
import { english } from '../theme/studio/words-en.ts'
import { writeStylesheet, writeTheme } from '../theme/studio/write-css.ts'

const violet = { '--select-accent': 'light-dark(#6b3fa0, #c9a7f2)', '--select-height': '28px', '--select-shadow': '0%' }

describe('the properties of select.css', () => {
  it('are those with a comment above them; a new one appears by itself', () => {
    const css = `${stylesheet}\n.rc-select { /* How far\n   it leans. 0px to 9px. */ --select-lean: 2px; --select-own: 1px; /* A sign. */ --select-sign: '+'; }`
    expect(readVariables(css).slice(variables.length)).toEqual([
      {
        name: '--select-lean',
        value: '2px',
        comment: 'How far it leans.',
        kind: 'length',
        range: { min: 0, max: 9, unit: 'px' },
        follows: false,
      },
      { name: '--select-sign', value: "'+'", comment: 'A sign.', kind: 'other', follows: false },
    ])
    expect(variables.map(({ kind }) => kind)).not.toContain('other')
    expect(variables.filter(({ kind }) => kind === 'color')).toHaveLength(14)
    // A colour must be readable in both schemes; the comment of everything else ends with its range.
    const unusable = variables.filter(({ kind, range, value }) =>
      kind === 'color' ? show(value, 'light') === undefined || show(value, 'dark') === undefined : range === undefined,
    )
    expect(unusable.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['en-US', english, ', '],
    ['zh-CN', chinese, '、'],
  ])('stand in the table of the page in %s, and have their words there', (locale, words, comma) => {
    const page = readFileSync(join(import.meta.dirname, `../content/${locale}/theme.md`), 'utf8')
    const rows = variables.map(({ name, value, follows, comment }) => {
      const from = [...new Set(Array.from(value.matchAll(/var\((--[\w-]+)\)/g), ([, other]) => `\`${other}\``))]
      return `| \`${name}\` | ${follows ? from.join(comma) : `\`${value}\``} | ${words.help[name] ?? comment} |`
    })
    expect(page.split('\n').filter((line) => line.startsWith('| `--'))).toEqual(rows)
    expect(Object.keys(words.variables)).toEqual(variables.map(({ name }) => name))
    if (words === chinese) expect(Object.keys(words.help)).toEqual(variables.map(({ name }) => name))
    expect(Object.values({ ...words.variables, ...words.help }).filter((text) => text.trim() === '')).toEqual([])
  })

  it('stand on the root, the first eleven, and the others follow from them', () => {
    const [first = ''] = stylesheet.split('}')
    expect(first).toContain(':where(:root, :host) {')
    expect(readVariables(first)).toEqual(variables.slice(0, 11))
    expect(variables.filter(({ follows }) => follows)).toEqual(variables.slice(11))
  })

  it('have plain light colours for older browsers, which are those that they have elsewhere', () => {
    const older = stylesheet.slice(stylesheet.indexOf('@supports not (color: light-dark'))
    const plain = Array.from(older.matchAll(/(--select-[\w-]+): (#[\da-f]+);/g), ([, name = '', hex = '']) => [
      name,
      hex,
    ])
    const elsewhere = variables
      .filter(({ name, kind }) => kind === 'color' && name !== '--select-popup')
      .map(({ name, value }) => [name, show(value, 'light')])
    expect(Object.fromEntries(plain.map(([name, hex = '']) => [name, show(hex, 'light')]))).toEqual(
      Object.fromEntries(elsewhere),
    )
  })
})

describe('colours', () => {
  it('are mixed as a browser mixes them in Oklab', () => {
    const mix = (one: string, other: string, share: number) => writeHex(mixColors(rgb(one), rgb(other), share))
    // What Chromium 140 gives for color-mix(in oklab, …).
    expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2')
    expect(mix('#000', '#fff', 0.5)).toBe('#636363')
    expect(mix('#1b5cb5', '#ffffff', 1)).toBe('#1b5cb5')
    expect(splitSchemes('light-dark(#fff, color-mix(in oklab, #000, #fff))')).toEqual([
      '#fff',
      'color-mix(in oklab, #000, #fff)',
    ])
    expect(resolveColor('var(--a)', 'light', { '--a': 'var(--b)', '--b': 'var(--a)' })).toBeUndefined()
    expect(resolveColor('red', 'light', {})).toBeUndefined()
  })

  it('have the contrast that WCAG and APCA publish', () => {
    expect(findRatio(rgb('#000'), rgb('#fff'))).toBeCloseTo(21, 5)
    expect(findRatio(rgb('#767676'), rgb('#fff'))).toBeCloseTo(4.54, 2)
    for (const [words, ground, contrast] of [
      ['#888', '#fff', 63.056469930209424],
      ['#fff', '#888', -68.54146436644962],
      ['#000', '#aaa', 58.146262578561334],
      ['#aaa', '#000', -56.24113336839742],
      ['#123', '#def', 91.66830811481631],
      ['#def', '#123', -93.06770049484275],
      ['#123', '#444', 8.32326136957393],
      ['#444', '#123', -7.526878460278154],
      ['#fff', '#fff', 0],
    ] as const)
      expect(findApca(rgb(words), rgb(ground))).toBeCloseTo(contrast, 6)
  })

  it('of every preset reach AA in both schemes, and those of high contrast AAA', () => {
    for (const [id, theme] of presets)
      for (const scheme of ['light', 'dark'] as const) {
        const judged = judgePairs(completeTheme(theme), scheme)
        expect(judged).toHaveLength(14)
        expect(
          judged
            .filter(({ grade }) => grade === 'fails')
            .map(({ pair, ratio }) => `${id} ${scheme} ${pair.id} ${ratio}`),
        ).toEqual([])
        const words = judged.filter(({ pair }) => pair.role === 'text')
        if (id === 'contrast')
          expect(words.filter(({ grade }) => grade !== 'AAA').map(({ pair }) => pair.id)).toEqual([])
      }
  })
})

describe('a theme in an address', () => {
  it('is what was shared, for every preset and every value', () => {
    for (const [, theme] of presets)
      if (theme !== presets[0]?.[1]) expect(readShared(writeShared(theme, variables), variables)).toEqual(theme)
    expect(writeShared(violet, variables)).toBe('accent~6b3fa0~c9a7f2_height~28_shadow~0')
    expect(changeTheme(violet, '--select-height', '36px')).toEqual({
      '--select-accent': violet['--select-accent'],
      '--select-shadow': '0%',
    })
  })

  it.each([
    ['accent~6b3fa0', 'color', '“6b3fa0” is no colour for “accent”: two of six digits, such as 1b5cb5~8db9f3.'],
    ['accent~red~blue', 'color', '“red~blue” is no colour for “accent”: two of six digits, such as 1b5cb5~8db9f3.'],
    ['height~280', 'number', '“280” is no value for “height”: a number of 24–56 px.'],
    ['height~28px', 'number', '“28px” is no value for “height”: a number of 24–56 px.'],
    ['heigth~28', 'unknown', 'There is no property “heigth”; did you mean “height”?'],
    ['x~1', 'unknown', 'There is no property “x”.'],
    ['height~28_height~30', 'twice', 'It sets “height” twice.'],
    ['height', 'form', '“height” is no property with a value, such as height~28.'],
    ['', 'form', '“” is no property with a value, such as height~28.'],
    [
      '</style><script>alert(1)</script>',
      'form',
      '“</style><script>alert(1)</script>” is no property with a value, such as height~28.',
    ],
    [
      'accent~000000;}body{display:none}~fff',
      'color',
      '“000000;}body{display:none}~fff” is no colour for “accent”: two of six digits, such as 1b5cb5~8db9f3.',
    ],
    ['__proto__~1', 'form', '“” is no property with a value, such as height~28.'],
    ['a'.repeat(65_536), 'long', 'It is longer than any theme.'],
  ])('that is none is refused with a sentence: %.40s', (text, kind, sentence) => {
    const fault = readShared(text, variables)
    if (!isFault(fault)) throw new Error('It was read.')
    expect(fault.kind).toBe(kind)
    expect(english.fault(fault)).toBe(
      `This link holds no theme that can be read, so nothing has been changed. ${sentence}`,
    )
    expect(chinese.fault(fault)).toMatch(/^链接中的主题无法读取，未作任何改动。.+[。？]$/)
  })

  it('never brings more into the page than colours and numbers', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('accent', 'height', '~', '_', '6b3fa0', '28', ';', '}', 'url(x)'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const read = readShared(parts.join(''), variables)
        if (isFault(read)) return
        for (const value of Object.values(read))
          expect(value).toMatch(/^(light-dark\(#[\da-f]{6}, #[\da-f]{6}\)|[\d.]+(px|rem|ms|%))$/)
      }),
    )
  })
})

describe('what is taken along', () => {
  const write = (form: 'css' | 'tailwind' | 'module', theme: Readonly<Record<string, string>> = violet) =>
    writeTheme(form, theme, variables, english.comments)

  it('is only what has changed', () => {
    expect(write('css', {})).toBe('')
    expect(write('css')).toBe(`/* After select.css. */
.rc-select,
.rc-select-dropdown {
  --select-accent: light-dark(#6b3fa0, #c9a7f2);
  --select-height: 28px;
  --select-shadow: 0%;
}

@supports not (color: light-dark(#000, #fff)) {
  .rc-select,
  .rc-select-dropdown {
    --select-accent: #6b3fa0;
  }
}
`)
    expect(write('module')).toBe(`/* className={styles.theme} popupClassName={styles.theme} */
.theme.theme {
  --select-accent: light-dark(#6b3fa0, #c9a7f2);
  --select-height: 28px;
  --select-shadow: 0%;
}
`)
  })

  it('becomes tokens of Tailwind, which makes utilities of them', async () => {
    const css = write('tailwind')
    expect(css).toBe(`/* Beside the import of tailwindcss; select.css stands in @layer components. */
@theme static {
  --color-select-accent: light-dark(#6b3fa0, #c9a7f2);
  --spacing-select-height: 28px;
}

.rc-select,
.rc-select-dropdown {
  --select-accent: var(--color-select-accent);
  --select-height: var(--spacing-select-height);
  --select-shadow: 0%;
}
`)
    const built = (await compile(`${css}@tailwind utilities;`)).build(['bg-select-accent', 'h-select-height'])
    expect(built).toContain('--color-select-accent: light-dark(#6b3fa0, #c9a7f2)')
    expect(built).toContain('background-color: var(--color-select-accent)')
    expect(built).toContain('height: var(--spacing-select-height)')
  })

  it('is the whole file with other values in their places, and its comments', () => {
    const css = writeStylesheet(stylesheet, { ...violet, '--select-quiet': 'light-dark(#333333, #dddddd)' })
    const values = new Map(readVariables(css).map(({ name, value }) => [name, value]))
    expect(values.get('--select-accent')).toBe('light-dark(#6b3fa0, #c9a7f2)')
    expect(values.get('--select-height')).toBe('28px')
    expect(values.get('--select-row')).toBe('var(--select-height)')
    expect(css.slice(css.indexOf('@supports not'))).toMatch(/--select-accent: #6b3fa0;[\s\S]*--select-quiet: #333333;/)
    expect(readVariables(css).map(({ comment }) => comment)).toEqual(variables.map(({ comment }) => comment))
    expect(writeStylesheet(stylesheet, {})).toBe(stylesheet)
  })
})

function rgb(hex: string): Rgb {
  const read = readHex(hex)
  if (read === undefined) throw new Error(`${hex} is no colour.`)
  return read
}

function show(value: string, scheme: 'light' | 'dark'): string | undefined {
  const color = resolveColor(value, scheme, completeTheme({}))
  return color && writeHex(color)
}
