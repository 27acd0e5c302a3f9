import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type * as Pagefind from 'pagefind'
import type { SearchMetadata, SearchPage } from '../model/search.ts'
import { findPackage } from '../node/find-package.mjs'
import { readJson } from '../node/read-json.ts'
import { Refusal } from '../node/refusal.ts'
import { writeRecord } from '../search/pagefind/write-record.ts'
import { splitPages } from './split-pages.ts'

/** What an index is made of. */
export interface PagefindInput {
  metadata: SearchMetadata
  /** Locale id: `en-US`. */
  locale: string
  /** Absolute path of the site folder, for which `pagefind` is installed. */
  root: string
}

/** Pages that are on their way to Pagefind's process at a time. */
const batch = 100

/**
 * The files of a Pagefind index, by their path below its folder: its script, its WebAssembly, the parts of the index, and
 * for each page what it gives to search, `pages/<id>.json`. Pagefind's own file of a page holds less and is left out.
 */
export async function buildPagefind({ metadata, locale, root }: PagefindInput): Promise<Map<string, Uint8Array>> {
  const pagefind = (await import(pathToFileURL(findPagefind(root)).href)) as typeof Pagefind
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: chooseLanguage(locale) })
    if (index === undefined) throw new Error(errors.join(' '))
    const pages = splitPages(metadata)
    for (let at = 0; at < pages.length; at += batch) {
      const added = await Promise.all(
        pages
          .slice(at, at + batch)
          .map((page) => index.addHTMLFile({ url: page.route.link, content: writeRecord(page) })),
      )
      throwFirst(added.flatMap((file) => file.errors))
    }
    const made = await index.getFiles()
    throwFirst(made.errors)
    await index.deleteIndex()
    return chooseFiles(made.files, new Map(pages.map((page) => [page.route.link, page])))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `Pagefind cannot make the index of ${locale}: ${reason.split('\n')[0]} ` +
        'Mend that, or take "engine" out of "search" in docs.config.ts.',
    )
  } finally {
    await pagefind.close()
  }
}

/** Absolute path of the module of Pagefind that the site has. The configuration was refused when there is none. */
export function findPagefind(root: string): string {
  const folder = findPackage('pagefind', root) ?? ''
  const { main } = readJson(join(folder, 'package.json')) as { main: string }
  return join(folder, main)
}

function throwFirst([first]: readonly string[]): void {
  if (first !== undefined) throw new Error(first)
}

/**
 * The language whose endings Pagefind takes off. Text without spaces comes to it in pairs of characters, which it must
 * not cut again; the words between them are mostly English.
 */
function chooseLanguage(locale: string): string {
  const language = new Intl.Locale(locale).language
  return ['zh', 'ja', 'ko', 'th'].includes(language) ? 'en' : language
}

function chooseFiles(
  files: readonly Pagefind.IndexFile[],
  pages: ReadonlyMap<string, SearchPage>,
): Map<string, Uint8Array> {
  const chosen = new Map<string, Uint8Array>()
  const entry = files.find(({ path }) => path === 'pagefind-entry.json')
  const { languages } = JSON.parse(Buffer.from(entry?.content ?? '{}').toString()) as PagefindEntry
  const wasm = Object.values(languages).map((language) => `wasm.${language.wasm ?? 'unknown'}.pagefind`)
  for (const { path, content } of files) {
    const id = /^fragment\/(.+)\.pf_fragment$/.exec(path)?.[1]
    if (id !== undefined) chosen.set(`pages/${id}.json`, Buffer.from(JSON.stringify(pages.get(readUrl(content)))))
    else if (isNeeded(path, wasm)) chosen.set(path, content)
  }
  return chosen
}

interface PagefindEntry {
  languages: Readonly<Record<string, { wasm: string | null }>>
}

/** Pagefind also writes interfaces, and WebAssembly for a language that no page has. */
function isNeeded(path: string, wasm: readonly string[]): boolean {
  if (path === 'pagefind.js' || path === 'pagefind-entry.json' || wasm.includes(path)) return true
  return /\.pf_meta$|^index\//.test(path)
}

/** Address of the page that Pagefind's file is about. Twelve signs say before the data what it is. */
function readUrl(content: Uint8Array): string {
  const { url } = JSON.parse(gunzipSync(content).subarray(signature.length).toString()) as { url: string }
  return url
}

const signature = 'pagefind_dcd'
