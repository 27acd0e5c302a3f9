import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

const samples = fileURLToPath(new URL('../../site/samples/use-with', import.meta.url))
const entry = 'virtual:sample'

/** The stylesheet that readers copy. */
export const theme = readFileSync(fileURLToPath(new URL('../../site/theme/select.css', import.meta.url)), 'utf8')

/**
 * Draws samples of a guide in an empty page. `code` is a module of plain JavaScript that imports them from `./`, and
 * `styles` stand before their own.
 */
export async function openSample(page: Page, code: string, styles = ''): Promise<void> {
  const built = (await build({
    root: samples,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, cssCodeSplit: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'sample',
        resolveId: (id) => (id === entry ? `${samples}/entry.js` : undefined),
        load: (id) => (id === `${samples}/entry.js` ? code : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput
  const own = built.output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n')
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Sample</title><style>${styles}\n${own}</style></head><body><main id="root"></main></body></html>`,
  )
  await page.addScriptTag({ type: 'module', content: built.output[0].code })
}
