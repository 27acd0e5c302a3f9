import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Document, isMap, isScalar, parseDocument } from 'yaml'

/** A file of words while it is changed. */
export interface WordsEditor {
  /** Sets a value. An empty one is written as a key with nothing behind it. `comment` stands above the key. */
  write: (at: readonly string[], value: string, comment?: string) => void
}

/**
 * Changes a file of words, or makes it. Comments and layout of what it holds stay. `heading` is a comment for a file
 * that does not exist yet. Returns how many values were written; the file is not touched when there are none.
 */
export function editWords(path: string, run: (editor: WordsEditor) => void, heading?: string): number {
  const exists = existsSync(path)
  const document = parseDocument(exists ? readFileSync(path, 'utf8') : '')
  let count = 0
  run({
    write: (at, value, comment) => {
      count++
      makeRoom(document, at)
      document.setIn(at, value === '' && !isFlow(document, at) ? null : value)
      if (comment !== undefined) commentOn(document, at, comment)
    },
  })
  if (count === 0) return 0
  if (!exists && heading !== undefined) document.commentBefore = ` ${heading}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: true, nullStr: '' }))
  return count
}

/** Where a text stands in the way, as the short form of a description, it becomes the long one. */
function makeRoom(document: Document, at: readonly string[]): void {
  for (let depth = 1; depth < at.length; depth++) {
    const above = at.slice(0, depth)
    const node = document.getIn(above, true)
    if (!isScalar(node)) continue
    const isEmpty = node.value === null || node.value === ''
    document.setIn(above, document.createNode(isEmpty ? {} : { description: node.value }))
  }
}

/** Between braces a key with nothing behind it is hard to see. */
function isFlow(document: Document, at: readonly string[]): boolean {
  const parent = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1))
  return isMap(parent) && parent.flow === true
}

function commentOn(document: Document, at: readonly string[], comment: string): void {
  const parent = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1))
  if (!isMap(parent)) return
  const pair = parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === at.at(-1))
  if (pair === undefined) return
  const key = isScalar(pair.key) ? pair.key : document.createNode(pair.key)
  key.commentBefore = ` ${comment}`
  pair.key = key
}
