import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

declare global {
  interface Window {
    /** Shows a case in place of the one before. */
    showCase: (name: string) => void
    /** What the case on the page has reported, in order. */
    reports: string[]
  }
}

const theme = fileURLToPath(new URL('../../../site/theme/select.css', import.meta.url))

/**
 * Opens an empty page in which the cases of a file can be shown, with React and the library as a reader runs them while
 * developing: only then they print their messages.
 */
export async function openLab(page: Page, file: string): Promise<void> {
  const script = await bundle(fileURLToPath(new URL(file, import.meta.url)))
  const styles = readFileSync(theme, 'utf8')
  const body = `<!doctype html><title>Lab</title><style>${styles}</style><main id="root"></main><script type="module">${script}</script>`
  await page.route('**/lab', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/lab')
}

async function bundle(entry: string): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const code = made.output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n')
  // The text stands inside of a script element.
  return code.replaceAll('</script', '<\\/script')
}
