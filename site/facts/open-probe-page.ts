import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { fileURLToPath } from 'node:url'

let script: Promise<string> | undefined

/** A page with nothing but the installed library and the stylesheet of this site, for a probe to drive. */
export async function openProbePage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  await page.setContent(
    '<!doctype html><title>Probe</title><button id="before">before</button><main></main><button id="after">after</button>',
  )
  await page.addStyleTag({ content: readFileSync(new URL('../theme/select.css', import.meta.url), 'utf8') })
  await page.addScriptTag({ content: await (script ??= bundlePage()), type: 'module' })
  await page.waitForFunction(() => 'probe' in window)
  return page
}

async function bundlePage(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('probe-page.client.tsx', import.meta.url)),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}
