import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Measures in a process of its own: what Pagefind brings is loaded by Node and not by Vite, and memory is counted. */
export function run(): void {
  const script = fileURLToPath(new URL('measure-search-size.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, ['--import', 'vitrine/register', script], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
