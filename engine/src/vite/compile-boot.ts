import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'
import { colorModeKey, sidebarKey, variantsKey } from '../shared/storage-keys.ts'
import { engineDir } from './site-files.ts'

/** The inline script that runs before first paint, as small as it gets. The same on every page. */
export async function compileBoot(): Promise<string> {
  const path = join(engineDir, 'entry/boot.client.ts')
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false })
  const filled = code
    .replaceAll('COLOR_MODE_KEY', JSON.stringify(colorModeKey))
    .replaceAll('VARIANTS_KEY', JSON.stringify(variantsKey))
    .replaceAll('SIDEBAR_KEY', JSON.stringify(sidebarKey))
  return minifySync('boot.js', filled).code
}
