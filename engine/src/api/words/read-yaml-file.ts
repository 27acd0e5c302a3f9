import { existsSync, readFileSync } from 'node:fs'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../../model/problem.ts'
import { suggestNearest } from '../../node/nearest.ts'

/** A YAML file that knows the lines of its keys. A file that does not exist or parse is an empty one. */
export interface YamlFile {
  /** As shown in messages. */
  file: string
  exists: boolean
  /** Keys of the map at a path, with their 1-based lines; none when there is no map. */
  keys: (path: readonly string[]) => [key: string, line: number][]
  /** A scalar as text; undefined when there is none or it is empty. */
  text: (path: readonly string[]) => string | undefined
  /** A list of scalars as texts. */
  list: (path: readonly string[]) => string[]
  /** Reports every key of the map at a path that is not in `known`. */
  checkKeys: (path: readonly string[], known: readonly string[]) => void
  /** Reports a value, with the nearest of the legal ones. */
  report: (path: readonly string[], what: string, legal: readonly string[]) => void
}

/** Reads `path`; mistakes are added to `problems` under the name `file`. */
export function readYamlFile(path: string, file: string, problems: Problem[]): YamlFile {
  const exists = existsSync(path)
  const lines = new LineCounter()
  const document = parseDocument(exists ? readFileSync(path, 'utf8') : '', { lineCounter: lines })
  for (const error of document.errors) {
    const what = `The file is not valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`
    const mend = 'Put text that holds ": ", " #" or starts with a backtick between quotes.'
    problems.push({ file, line: lines.linePos(error.pos[0]).line, what, mend })
  }
  const find = (at: readonly string[]): unknown => {
    if (document.errors.length > 0) return undefined
    return at.length === 0 ? document.contents : document.getIn(at, true)
  }
  const lineOf = (node: unknown) => (isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1)
  const keys = (at: readonly string[]): [string, number][] => {
    const map = find(at)
    if (!isMap(map)) return []
    return map.items.flatMap(({ key }) => (isScalar(key) ? [[toText(key), lineOf(key)]] : []))
  }
  const text = (at: readonly string[]) => {
    const node = find(at)
    return isScalar(node) ? toText(node).trim() || undefined : undefined
  }
  return {
    file,
    exists,
    keys,
    text,
    list: (at) => {
      const node = find(at)
      return isSeq(node) ? node.items.flatMap((item) => (isScalar(item) ? [toText(item)] : [])) : []
    },
    checkKeys: (at, known) => {
      for (const [key, line] of keys(at)) {
        if (known.includes(key)) continue
        const owner = at.length === 0 ? 'this file' : `"${at.join('.')}"`
        problems.push({ file, line, what: `${owner} has an unknown field "${key}".`, mend: suggestNearest(key, known) })
      }
    },
    report: (at, what, legal) => {
      const value = text(at) ?? ''
      problems.push({ file, line: lineOf(find(at)), what, mend: suggestNearest(value, legal) })
    },
  }
}

/** `1.10` and `0e12` stay as written: a version or a hash is text, not a number. */
function toText({ value, source }: { value: unknown; source?: string | undefined }): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return source ?? String(value)
  return typeof value === 'boolean' ? String(value) : ''
}
