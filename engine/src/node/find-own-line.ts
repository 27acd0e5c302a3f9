import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What of an error says where it comes from: its stack, and what bundlers add to theirs. */
export interface ErrorPlace {
  stack: string
  id?: string
  loc?: { file?: string; line: number }
}

/** A place in a file of the site: path below the site folder, 1-based line. */
export interface OwnLine {
  file: string
  line: number
}

/**
 * The innermost line of a site's own files that an error comes from. Undefined when it comes from none of them. Lines
 * of a bundle are looked up in the map beside it. `root` is the absolute path of the site folder.
 */
export function findOwnLine({ stack, id, loc }: ErrorPlace, root: string): OwnLine | undefined {
  const told = loc === undefined ? [] : [{ path: loc.file ?? id ?? '', line: loc.line, column: 1 }]
  for (const place of [...told, ...readStack(stack)]) {
    const { path, line } = toSource(place)
    const file = relative(root, path).split(sep).join('/')
    if (!/^\.\.|^\/|(^|\/)(node_modules|\.cache)\/|^$/.test(file)) return { file, line }
  }
  return undefined
}

interface Place {
  path: string
  line: number
  column: number
}

function readStack(stack: string): Place[] {
  return stack.split('\n').flatMap((text) => {
    const [, address = '', line, column] = /((?:file:\/\/|\/|[A-Za-z]:[\\/])[^()]*?):(\d+):(\d+)\)?$/.exec(text) ?? []
    if (address === '') return []
    return [{ path: toPath(address), line: Number(line), column: Number(column) }]
  })
}

function toPath(address: string): string {
  return address.startsWith('file://') ? fileURLToPath(address.replace(/[?#].*$/, '')) : address.replace(/\?.*$/, '')
}

function toSource(place: Place): Place {
  const map = `${place.path}.map`
  if (!existsSync(map)) return place
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(place.line - 1, place.column - 1)
  if (!('originalSource' in found)) return place
  // A module may be a file with a query.
  return {
    path: resolve(dirname(map), found.originalSource.replace(/\?.*$/, '')),
    line: found.originalLine + 1,
    column: 1,
  }
}
