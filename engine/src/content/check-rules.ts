import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'

/**
 * Reports what the site's stylesheets would do to readers without a word: files of other hosts, which the pages'
 * security policy blocks, and rules that dress the page around the demos. Those of packages may do the latter, because
 * nobody here can change them.
 */
export function checkRules({ styles, islands, root }: Pick<Config, 'styles' | 'islands' | 'root'>): Problem[] {
  const own = Object.values(islands).flatMap(({ style }) => style ?? [])
  return [...styles, ...own].flatMap((path) => {
    const file = relative(root, path).split(sep).join('/')
    const source = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?(\*\/|$)/g, blank)
    const toProblem = ({ offset, ...mistake }: RuleMistake): Problem => {
      return { file, line: source.slice(0, offset).split('\n').length, ...mistake }
    }
    const isOwn = !file.split('/').includes('node_modules')
    return [...findRemote(source), ...(isOwn ? findFrameRules(source) : [])].map(toProblem)
  })
}

interface RuleMistake {
  offset: number
  what: string
  mend: string
}

function findRemote(source: string): RuleMistake[] {
  const found = source.matchAll(/(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/gi)
  return Array.from(found, ({ index, 1: address = '' }) => ({
    offset: index,
    what: `The stylesheet loads "${address}", but pages load nothing from another host.`,
    mend: 'Put the file into the site and name it by its path.',
  }))
}

/** At-rules whose rules count as if they stood alone. */
const group = /^@(media|supports|layer|container|starting-style)\b/i

function findFrameRules(source: string): RuleMistake[] {
  // Braces inside of strings are none.
  const text = source.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, blank)
  const mistakes: RuleMistake[] = []
  const walk = (from: number, to: number): void => {
    for (const { start, prelude, open, close } of listBlocks(text, from, to)) {
      if (group.test(prelude)) walk(open + 1, close)
      if (prelude.startsWith('@') || isOnlyVariables(text.slice(open + 1, close))) continue
      const selector = splitOutside(prelude, /,/).find(dressesFrame)
      if (selector === undefined) continue
      mistakes.push({
        offset: start,
        what: `The selector "${selector}" also dresses the page around the demos.`,
        mend: 'Put a class of the component in front of it, or set custom properties only.',
      })
    }
  }
  walk(0, text.length)
  return mistakes
}

interface Block {
  /** Offset of the prelude, and of the braces around the block. */
  start: number
  open: number
  close: number
  /** What stands before the block. */
  prelude: string
}

/** The outermost blocks between two offsets. */
function listBlocks(text: string, from: number, to: number): Block[] {
  const blocks: Block[] = []
  let [begin, open, depth] = [from, from, 0]
  for (let at = from; at < to; at++) {
    const sign = text[at]
    if (sign === ';' && depth === 0) begin = at + 1
    if (sign === '{' && depth++ === 0) open = at
    if (sign !== '}' || --depth > 0) continue
    const before = text.slice(begin, open)
    const prelude = before.trim()
    blocks.push({ start: begin + before.indexOf(prelude), open, close: at, prelude })
    begin = at + 1
    depth = 0
  }
  return blocks
}

function isOnlyVariables(block: string): boolean {
  return block.split(';').every((line) => line.trim() === '' || line.trim().startsWith('--'))
}

/** The parts of a text between signs that do not stand inside of parentheses or brackets. */
function splitOutside(text: string, sign: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const each of text) {
    if (each === '(' || each === '[') depth++
    if (each === ')' || each === ']') depth--
    if (depth === 0 && sign.test(each)) parts.push('')
    else parts.push((parts.pop() ?? '') + each)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** True for a selector without anything of the site in it, and for one that ends at the root or the body. */
function dressesFrame(selector: string): boolean {
  const subject = splitOutside(selector, /[\s>+~]/).at(-1) ?? ''
  const isNamed = /[.#[]/.test(selector) || /(^|[\s>+~])[a-z]+-[\w-]*/.test(selector)
  return !isNamed || /^(html|body|:root)(?![\w-])/i.test(subject)
}

/** Blanks in the place of a text, so that offsets and lines stay. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
