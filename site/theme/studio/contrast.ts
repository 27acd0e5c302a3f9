import { type Rgb, toLinear } from './color.ts'
import { resolveColor, type Scheme, type Values } from './resolve-color.ts'

/** Two colours that meet on the screen, and what WCAG 2.2 asks of them. */
interface Pair {
  /** Key of its name in the words of the studio. */
  id: PairId
  front: string
  back: string
  /** `text`: 4.5 for AA, 7 for AAA. `sign`: 3 for AA, and AAA asks no more. `free`: nothing is asked, as of what is disabled. */
  role: 'text' | 'sign' | 'free'
}

export type PairId =
  | 'text'
  | 'placeholder'
  | 'border'
  | 'focus'
  | 'error'
  | 'tag'
  | 'row'
  | 'hover'
  | 'selected'
  | 'selectedHover'
  | 'group'
  | 'tick'
  | 'disabledField'
  | 'disabledRow'

const pairs: readonly Pair[] = [
  { id: 'text', front: '--select-text', back: '--select-surface', role: 'text' },
  { id: 'placeholder', front: '--select-quiet', back: '--select-surface', role: 'text' },
  { id: 'border', front: '--select-border', back: '--select-surface', role: 'sign' },
  { id: 'focus', front: '--select-accent', back: '--select-surface', role: 'sign' },
  { id: 'error', front: '--select-error', back: '--select-surface', role: 'sign' },
  { id: 'tag', front: '--select-text', back: '--select-tag', role: 'text' },
  { id: 'row', front: '--select-text', back: '--select-popup', role: 'text' },
  { id: 'hover', front: '--select-text', back: '--select-hover', role: 'text' },
  { id: 'selected', front: '--select-text', back: '--select-selected', role: 'text' },
  { id: 'selectedHover', front: '--select-text', back: '--select-selected-hover', role: 'text' },
  { id: 'group', front: '--select-quiet', back: '--select-popup', role: 'text' },
  { id: 'tick', front: '--select-accent', back: '--select-selected', role: 'sign' },
  { id: 'disabledField', front: '--select-quiet', back: '--select-sunken', role: 'free' },
  { id: 'disabledRow', front: '--select-faint', back: '--select-popup', role: 'free' },
]

/** What a pair has reached. `free`: WCAG asks nothing of it. */
export type Grade = 'AAA' | 'AA' | 'fails' | 'free'

export interface Judgement {
  pair: Pair
  /** From 1 to 21, as WCAG 2.2 counts. */
  ratio: number
  grade: Grade
  /** Lightness contrast of APCA 0.1.9, from -108 to 106: negative for light words on dark. For information only. */
  apca: number
}

/** Judges every pair whose colours can be read, in a scheme. */
export function judgePairs(values: Values, scheme: Scheme): readonly Judgement[] {
  return pairs.flatMap((pair) => {
    const front = resolveColor(values[pair.front] ?? '', scheme, values)
    const back = resolveColor(values[pair.back] ?? '', scheme, values)
    if (front === undefined || back === undefined) return []
    const ratio = findRatio(front, back)
    return [{ pair, ratio, grade: findGrade(ratio, pair.role), apca: findApca(front, back) }]
  })
}

function findGrade(ratio: number, role: Pair['role']): Grade {
  if (role === 'free') return 'free'
  if (ratio < (role === 'text' ? 4.5 : 3)) return 'fails'
  return role === 'text' && ratio >= 7 ? 'AAA' : 'AA'
}

/** WCAG 2.2: the lighter of both to the darker, from 1 to 21. */
export function findRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [findLuminance(one), findLuminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function findLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** Lightness contrast of words on a ground after APCA 0.1.9 (SAPC-4g); the numbers are those of its publication. */
export function findApca(words: Rgb, ground: Rgb): number {
  const [front, back] = [findScreenLight(words), findScreenLight(ground)]
  if (Math.abs(back - front) < 0.0005) return 0
  const isDarkOnLight = back > front
  const contrast = isDarkOnLight ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14
  if (Math.abs(contrast) < 0.1) return 0
  return (isDarkOnLight ? contrast - 0.027 : contrast + 0.027) * 100
}

function findScreenLight([red, green, blue]: Rgb): number {
  const light = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4
  // oxlint-disable-next-line oxc/approx-constant -- 1.414 is the exponent that APCA publishes, and no square root of 2.
  return light > 0.022 ? light : light + (0.022 - light) ** 1.414
}
