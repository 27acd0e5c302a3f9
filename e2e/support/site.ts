import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address of the site that is served under `/sub/`. It ends with a slash. */
export const subUrl = process.env.SUB_URL ?? 'http://127.0.0.1:4174/sub/'

/** Folder of a build: the site, the site under `/sub/`, or the site deployed a second time. */
export function builtFolder(name: 'root' | 'sub' | 'second' = 'root'): string {
  const folder = join(process.env.TEST_BUILDS ?? '.cache/test', name)
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}: npm run e2e makes it.`)
  return folder
}

/** A page that the build has written. */
export interface BuiltPage {
  /** Canonical path: `/en-US/demo/single`. */
  path: string
  locale: 'zh-CN' | 'en-US'
  /** Path without locale: `/demo/single`. */
  route: string
  aliases: readonly string[]
}

/** All pages of the site, by path. */
export const pages: readonly BuiltPage[] = (
  JSON.parse(readFileSync(join(builtFolder(), 'routes.json'), 'utf8')) as { path: string; aliases: string[] }[]
)
  .filter(({ path }) => !path.startsWith('/~demos/'))
  .map(({ path, aliases }): BuiltPage => {
    const isEnglish = /^\/en-US(\/|$)/.test(path)
    return {
      path,
      aliases,
      locale: isEnglish ? 'en-US' : 'zh-CN',
      route: isEnglish ? path.slice('/en-US'.length) || '/' : path,
    }
  })
  .toSorted((a, b) => a.path.localeCompare(b.path))

/** Names of the 31 demo pages: `single`, `option-filter-prop`. */
export const demoNames: readonly string[] = pages
  .filter(({ locale, route }) => locale === 'en-US' && route.startsWith('/demo/'))
  .map(({ route }) => route.slice('/demo/'.length))

/** Absolute path of the file that contains a page. */
function toFile(path: string): string {
  return join(builtFolder(), path === '/' ? 'index.html' : `${path}.html`)
}

const texts = new Map<string, string>()

/** The HTML of a page on disk. Undefined when the page does not exist. */
export function readHtml(path: string): string | undefined {
  const file = toFile(path)
  if (!texts.has(file) && existsSync(file)) texts.set(file, readFileSync(file, 'utf8'))
  return texts.get(file)
}

/** Paths of all files below a folder of the build, relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}
