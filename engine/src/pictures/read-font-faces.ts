import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** One file of a font, and what it is for. */
export interface FontFace {
  /** Absolute path. */
  file: string
  /** The lightest and the heaviest weight that it has: the same number where it has one. */
  weights: readonly [number, number]
  /** First and last code point of each range of characters. Empty: every character. */
  ranges: readonly (readonly [number, number])[]
}

/** The upright faces of a stylesheet (absolute path), in its order. Packages of fonts cut a large font into a hundred of them. */
export function readFontFaces(stylesheet: string): FontFace[] {
  const text = readFileSync(stylesheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...text.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, block = '']) => {
    const file = [...block.matchAll(/url\(\s*["']?([^"')]+?)["']?\s*\)/g)].find(([, url = '']) => isFont(url))?.[1]
    if (file === undefined || /font-style:\s*(italic|oblique)/.test(block)) return []
    return [
      {
        file: resolve(dirname(stylesheet), file),
        weights: readWeights(/font-weight:\s*([^;]+)/.exec(block)?.[1]),
        ranges: readRanges(/unicode-range:\s*([^;]+)/.exec(block)?.[1]),
      },
    ]
  })
}

function isFont(url: string): boolean {
  return /\.(woff2|ttf|otf)$/.test(url)
}

function readWeights(text = '400'): [number, number] {
  const [low = 400, high = low] = text.trim().replace('normal', '400').replace('bold', '700').split(/\s+/).map(Number)
  return [low, high]
}

function readRanges(text: string | undefined): [number, number][] {
  if (text === undefined) return []
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
  })
}
