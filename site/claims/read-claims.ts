import { readdirSync, readFileSync } from 'node:fs'
import type { Claims, Page } from './check-claims.ts'
import { readProofs } from './read-proofs.ts'

const content = 'site/content/'
const reference = 'site/api/'

/** Pages that say nothing of the library: the style guide shows how pages are written, and its sentences are samples. */
const silent = ['style-guide']

/** All pages by path, and the words of the reference, each in all languages, with its proofs. `root` ends with a slash. */
export function readClaims(root: string): Claims[] {
  const pages = new Map<string, Page[]>()
  for (const [folder, prefix] of [
    [content, ''],
    [reference, 'api/'],
  ] as const)
    for (const path of readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const [, locale = '', name = ''] = /^([^/]+)\/(.+)\.(?:md|yml)$/.exec(path.replaceAll('\\', '/')) ?? []
      if (name === '' || silent.includes(name)) continue
      const file = `${folder}${path.replaceAll('\\', '/')}`
      const text = readFileSync(root + file, 'utf8')
      const page = { file, locale, text: file.endsWith('.yml') ? toItems(text) : text, isJoined: folder === content }
      pages.set(prefix + name, [...(pages.get(prefix + name) ?? []), page])
    }
  return [...pages].map(([path, each]) => ({
    pages: each,
    proofs: readProofs(root, `site/claims/proofs/${path}.yml`),
  }))
}

const words = /^\s*(?:[\w.]+:)?\s*(.*?)(?: # ((?:proof|no claim): .*))?$/

/** The words of the reference, a line an item, so that lines stay where they are. Their marks are comments of YAML. */
function toItems(yaml: string): string {
  return yaml
    .split('\n')
    .map((line) => {
      const [, text = '', mark] = words.exec(line) ?? []
      if (text === '' || text.startsWith('#')) return ''
      return `- ${text}${mark === undefined ? '' : `<!-- ${mark} -->`}`
    })
    .join('\n')
}
