import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Config } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { toHtmlFile } from '../shared/addresses.ts'

/**
 * Reports what lies in the public folder and would not be published as it is: links that lead outside, files of
 * which the build writes another one, and headers for hosts that are for no address.
 */
export function checkPublic(pages: readonly Page[], config: Config): Problem[] {
  const { publicDir, root } = config
  if (!existsSync(publicDir)) return []
  const owners = new Map(pages.flatMap((page) => listFiles(page, config).map((file) => [file, page.filename] as const)))
  const found = readdirSync(publicDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const mistake = entry.isSymbolicLink()
      ? checkLink(path, publicDir)
      : entry.isFile()
        ? checkFile(toPosix(relative(publicDir, path)).toLowerCase(), owners, config)
        : undefined
    return mistake === undefined ? [] : [{ file: toPosix(relative(root, path)), line: 1, ...mistake }]
  })
  return [...found, ...checkHeaderFile(join(publicDir, '_headers'), config)]
}

/** The build puts its own rules before those of this file, so a header above the first address would join the last of them. */
function checkHeaderFile(path: string, { root }: Config): Problem[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  const first = lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  const text = lines[first] ?? ''
  if (!/^\s/.test(text)) return []
  const what = `"${text.trim()}" stands above every address.`
  return [{ file: toPosix(relative(root, path)), line: first + 1, what, mend: 'Put its address above it: /*' }]
}

type Mistake = Pick<Problem, 'what' | 'mend'>

function checkLink(path: string, publicDir: string): Mistake | undefined {
  const target = follow(path)
  if (target?.startsWith(realpathSync(publicDir) + sep) === true) return undefined
  return { what: 'This symbolic link leads out of public.', mend: 'Put the file itself here.' }
}

/** Where a link leads. Undefined when there is nothing. */
function follow(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Files that nobody can write better than the build, in lower case. */
const ownFiles = ['404.html', 'offline.json', 'offline-worker.js', 'routes.json', 'third-party-notices.txt']

/** `file` is in lower case: to some systems and hosts, names that differ in case are one. */
function checkFile(file: string, owners: ReadonlyMap<string, string>, { locales }: Config): Mistake | undefined {
  const owner = owners.get(file)
  if (owner !== undefined) return { what: `The page ${owner} is written to this file.`, mend: 'Rename one of them.' }
  if (file.startsWith('assets/'))
    return { what: 'Browsers keep what lies in "assets" for a year.', mend: 'Give the folder another name.' }
  const isOwn =
    ownFiles.includes(file) ||
    file.startsWith('~demos/') ||
    locales.some(({ id }) => file === `${id.toLowerCase()}/404.html`)
  return isOwn ? { what: 'The build writes a file of this name itself.', mend: 'Rename this one.' } : undefined
}

/** The files of a page in the output, in lower case. */
function listFiles({ path }: Page, { output }: Config): string[] {
  const file = toHtmlFile(path).toLowerCase()
  return output === 'both' ? [file, `${path.slice(1)}/index.html`.toLowerCase()] : [file]
}

function toPosix(path: string): string {
  return path.split(sep).join('/')
}
