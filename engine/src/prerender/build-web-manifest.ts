import { withBase } from '../shared/addresses.ts'
import type { Config } from '../model/config.ts'

/** What a web manifest is made from. */
export type WebManifestInput = Pick<Config, 'base' | 'title' | 'description' | 'locales' | 'themeColor'> & {
  /** Names of files at the top of the public folder. */
  files: readonly string[]
}

/**
 * `manifest.webmanifest`, with the words of the default locale. Its icons are the files `favicon.svg`,
 * `icon-<size>.png` and `icon-maskable-<size>.png`, with sizes in pixels.
 */
export function buildWebManifest({ base, title, description, locales, themeColor, files }: WebManifestInput): string {
  const lang = locales[0]?.id ?? ''
  const name = title[lang] ?? ''
  const about = description[lang] ?? ''
  const manifest = {
    name: [name, about].filter((text) => text !== '').join(' – '),
    short_name: name,
    description: about,
    lang,
    id: base,
    start_url: base,
    scope: base,
    display: 'browser',
    theme_color: themeColor.light,
    background_color: themeColor.light,
    icons: files.toSorted().flatMap((file) => describeIcon(base, file)),
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

interface ManifestIcon {
  src: string
  type: string
  sizes: string
  purpose?: 'maskable'
}

function describeIcon(base: string, file: string): ManifestIcon[] {
  const src = withBase(base, `/${file}`)
  if (file === 'favicon.svg') return [{ src, type: 'image/svg+xml', sizes: 'any' }]
  const found = /^icon-(maskable-)?(\d+)\.png$/.exec(file)
  if (found === null) return []
  const icon: ManifestIcon = { src, type: 'image/png', sizes: `${found[2]}x${found[2]}` }
  return [found[1] === undefined ? icon : { ...icon, purpose: 'maskable' }]
}
