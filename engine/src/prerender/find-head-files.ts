import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listPictureSizes } from '../node/read-picture-size.ts'
import type { Config } from '../model/config.ts'
import type { HeadFiles, HeadIcon, PreviewPicture } from '../model/head-files.ts'
import { withBase } from '../shared/addresses.ts'
import { buildSecurityPolicy } from './build-security-policy.ts'

/** Icons a public folder may hold; the head names those that are there. */
const knownIcons: readonly HeadIcon[] = [
  { rel: 'icon', path: '/favicon.svg', type: 'image/svg+xml', sizes: undefined },
  { rel: 'icon', path: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', path: '/apple-touch-icon.png', type: 'image/png', sizes: undefined },
]

/** Address of the site's mark: the icon that is drawn at every size. Nothing when the public folder has none. */
export function findMark({ publicDir, base }: Config): { mark?: string } {
  const path = '/favicon.svg'
  return existsSync(join(publicDir, path)) ? { mark: withBase(base, path) } : {}
}

/** Web manifest the build writes. */
export const webManifestPath = '/manifest.webmanifest'

/**
 * Finds what every head names: icons, and the pictures in `og/` for link previews, in the public folder.
 * `scripts` are the texts of the inline scripts, which the policy allows by their hashes. `drawn` are pictures that the build adds.
 */
export function findHeadFiles(
  config: Config,
  scripts: { boot: string; frame: string },
  drawn: Readonly<Record<string, PreviewPicture>> = {},
): HeadFiles {
  const previews: Record<string, PreviewPicture> = { ...drawn }
  for (const [name, size] of Object.entries(listPictureSizes(join(config.publicDir, 'og'))))
    if (size !== undefined) previews[`/og/${name}`] = { width: size.width, height: size.height }
  return {
    icons: knownIcons.filter(({ path }) => existsSync(join(config.publicDir, path))),
    manifest: webManifestPath,
    previews,
    policy: buildSecurityPolicy({
      ...scripts,
      serverLoader: config.serverLoader,
      hasWebAssembly: config.search.engine === 'pagefind',
    }).meta,
  }
}
