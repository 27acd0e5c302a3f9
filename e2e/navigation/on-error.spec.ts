import type { Page } from '@playwright/test'
import { serveDirectory } from 'vitrine/serve'
import { buildFixtureSite, openFixtureSite, startDevServer, type FixtureSite } from '../support/fixture-site.ts'
import { expect, test } from '../support/test.ts'
import { openMarked } from './tab.ts'

/** Stores each failure, as a site that counts failures would do. */
const onError = `import type { Failure } from 'vitrine/failure'

export default function onError({ kind, error }: Failure) {
  const told = ((window as { failuresTold?: string[] }).failuresTold ??= [])
  told.push(\`\${kind}: \${error instanceof Error ? error.message : String(error)}\`)
}
`

/** A demo that throws when it is clicked. */
const fuse = `import { useState } from 'react'

export default function Fuse() {
  const [isBlown, blow] = useState(false)
  if (isBlown) throw new Error('The fuse has blown.')
  return <button onClick={() => blow(true)}>Switch on everything</button>
}
`

const guide = `---
title: Fuses
description: What they are for.
group: start
# The site names no loader, so this asks nothing.
serverLoader: true
---

::demo{id="fuse"}

::demo{id="dimmer"}
`

let site: FixtureSite

test.beforeAll(() => {
  site = openFixtureSite({
    'on-error.ts': onError,
    'demos/fuse.tsx': fuse,
    'content/en-US/guide/fuses.md': guide,
  })
  site.edit('docs.config.ts', '  styles:', "  onError: 'on-error.ts',\n  styles:")
})

test.afterAll(() => site.remove())

test.describe.configure({ mode: 'default' })

test.beforeEach(({ silence }) => {
  // The fixture site has no icons.
  silence.missing('/favicon.ico')
})

const readTold = (page: Page) =>
  page.evaluate(() => (window as Window & { failuresTold?: string[] }).failuresTold ?? [])

async function blowFuse(page: Page): Promise<void> {
  const demo = page.locator('[data-demo="fuse"]')
  await expect(demo).toHaveAttribute('data-state', 'fulfilled')
  await demo.getByRole('button', { name: 'Switch on everything' }).click()
  await expect(demo.getByRole('alert')).toContainText('The fuse has blown.')
}

test('the site’s `onError` is told of failures of chunks, islands and search, and of nothing else', async ({
  page,
  silence,
}) => {
  silence.except(/ERR_FAILED/)
  const server = await serveDirectory({ directory: await buildFixtureSite(site), port: 0, host: '127.0.0.1' })
  try {
    await page.route('**/assets/demo-dimmer-*.js*', (route) => route.abort())
    await page.route('**/~search/*.json*', (route) => route.abort())
    await openMarked(page, `${server.url}guide/fuses`)

    await test.step('a chunk', async () => {
      await expect(page.locator('[data-demo="dimmer"]')).toHaveAttribute('data-state', 'rejected')
      await expect
        .poll(() => readTold(page))
        .toEqual([expect.stringMatching(/^chunk: Loading chunk demo-dimmer-\S+ failed$/)])
    })

    await test.step('an island', async () => {
      await blowFuse(page)
      await expect.poll(async () => (await readTold(page)).slice(1)).toEqual(['island: The fuse has blown.'])
    })

    await test.step('search', async () => {
      await page.getByRole('combobox', { name: 'Search' }).fill('lamp')
      await expect(page.getByText('Search is not available right now.').first()).toBeVisible()
      await expect.poll(async () => (await readTold(page)).slice(2)).toEqual([expect.stringMatching(/^search: /)])
    })

    await test.step('a page that waits for a loader the site does not name asks nothing', async () => {
      await expect(page.locator('[data-server-loader]')).toHaveCount(0)
    })
  } finally {
    await server.close()
  }
})

test('the development server calls it too', async ({ page, silence }) => {
  // Vite and React write messages for developers.
  silence.except(/\[vite\]|React DevTools/)
  const server = await startDevServer(site)
  try {
    await openMarked(page, `${server.url}guide/fuses`)
    await blowFuse(page)
    await expect.poll(() => readTold(page)).toEqual(['island: The fuse has blown.'])
  } finally {
    // The page may still be loading modules.
    await page.close()
    await server.close()
  }
})
