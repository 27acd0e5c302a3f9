import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveDirectory } from 'vitrine/serve'
import { builtFolder } from '../support/site.ts'

/** Opens a page and marks its document. A plain load would remove the mark. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'first'
  })
}

/** Waits until a page is shown, whose h1 is `heading`. Tells whether the document is still the one that was opened. */
export async function arrive(page: Page, path: string, heading: string): Promise<'swapped' | 'loaded'> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === path)
  await page.waitForLoadState('load')
  return (await page.locator('html[data-mark]').count()) === 1 ? 'swapped' : 'loaded'
}

/** A link of the sidebar, found by its text. The first page of a group is called "Overview Single". */
export function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: new RegExp(`^(Overview )?${name}$`) })
}

/** Collects the paths of all requests from now on, each with its kind: `fetch /demo/tags`. */
export function listRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push(`${request.resourceType()} ${pathname}${search}`)
  })
  return requests
}

/** A server whose site can be replaced by another build while tabs are open. */
export interface DeployServer {
  /** Without a slash at the end. */
  url: string
  deploy: (build: 'root' | 'second') => void
  close: () => Promise<void>
}

/** Serves the first build until another one is deployed. */
export async function serveDeploys(): Promise<DeployServer> {
  const folder = mkdtempSync(join(tmpdir(), 'deploys-'))
  const current = join(folder, 'current')
  const deploy = (build: 'root' | 'second'): void => {
    symlinkSync(builtFolder(build), join(folder, 'next'))
    renameSync(join(folder, 'next'), current)
  }
  deploy('root')
  const server = await serveDirectory({ directory: current, port: 0 })
  return {
    url: server.url.replace(/\/$/, ''),
    deploy,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
