import type { Page, PageTrees, WholePage } from '../model/page.ts'
import { readRest } from './disk-cache.ts'
import { Refusal } from './refusal.ts'

/** The page with its text, which is read from the cache. What is given is in memory only as long as the caller keeps it. */
export function readWholePage(page: Page): WholePage {
  const trees = readRest(page.trees) as PageTrees | undefined
  if (trees === undefined) throw new Refusal(`"${page.trees}" was deleted while the build was at work: build again.`)
  return { ...page, content: { ...page.content, ...trees } }
}
