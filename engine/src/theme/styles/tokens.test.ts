import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
)

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const tones = ['info', 'warning', 'success', 'error'].map((tone) => `--tone-${tone}`)
const codeTokens = [...tokens.keys()].filter((name) => name.startsWith('--token-'))

/** Contrast as WCAG 2.2 demands it: AAA for text that people read, AA for all other text, 3 for the edges of controls. */
const pairs: [text: string, background: string, least: number][] = [
  ...['--page', '--surface', '--surface-code', '--surface-raised', '--surface-sunken', '--hover'].flatMap(
    (background): [string, string, number][] => [
      ['--text', background, 7],
      ['--text-strong', background, 7],
      ['--text-quiet', background, 4.5],
      ['--accent', background, 4.5],
    ],
  ),
  ['--text', '--accent-surface', 7],
  ['--accent', '--accent-surface', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--control', '--page', 3],
  ['--control', '--surface', 3],
  ...tones.flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-surface`, 4.5],
    [tone, '--page', 4.5],
    ['--text', `${tone}-surface`, 7],
    ['--accent', `${tone}-surface`, 4.5],
  ]),
  // Code stands on `--surface-code`, and a marked line on `--accent-surface`.
  ...codeTokens.flatMap((token): [string, string, number][] => [
    [token, '--surface-code', 4.5],
    [token, '--accent-surface', 4.5],
  ]),
]

describe.each(schemes)('colours of the %s scheme', (scheme) => {
  it.each(pairs)('%s on %s is read at %d to 1', (text, background, least) => {
    expect(contrast(colorOf(text, scheme), colorOf(background, scheme))).toBeGreaterThanOrEqual(least)
  })
})

it('the check knows black, white and the colours that just pass', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrast(readHex('#777777'), readHex('#ffffff'))).toBeCloseTo(4.48, 2)
  expect(contrast(readHex('#767676'), readHex('#ffffff'))).toBeCloseTo(4.54, 2)
  expect(codeTokens.length).toBeGreaterThan(5)
})

type Color = readonly [red: number, green: number, blue: number]

/** The colour of a token in a scheme. It resolves `light-dark()` and references to other tokens. */
function colorOf(token: string, scheme: Scheme): Color {
  const value = tokens.get(token)
  if (value === undefined) throw new Error(`There is no token ${token}.`)
  const sides = /^light-dark\(([^,]+),\s*([^)]+\)?)\)$/.exec(value)
  const side = (sides === null ? value : scheme === 'light' ? sides[1] : sides[2]) ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(side)?.[1]
  return reference === undefined ? readHex(side) : colorOf(reference, scheme)
}

function readHex(text: string): Color {
  const [, red = '', green = '', blue = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text) ?? []
  if (blue === '') throw new Error(`"${text}" is no colour of six digits.`)
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
