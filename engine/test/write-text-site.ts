import { join } from 'node:path'
import { resolveConfig } from '../src/config/resolve-config.ts'
import { loadReference } from '../src/api/load-reference.ts'
import { buildSearchData } from '../src/assemble/build-search-metadata.ts'
import { loadSite } from '../src/load-site.ts'
import userConfig from './fixtures/lamps/docs.config.ts'
import { openFixture, writeFiles } from './open-fixture.ts'
import { listTextFiles } from '../src/prerender/list-text-files.ts'

const types = `
import type { ReactElement } from 'react'
/** What glows. */
export type Bulb = 'halogen' | 'led'
export interface LampProps {
  label: string | undefined
  brightness?: number
  bulb?: Bulb
  shade?: ShadeProps
  /** @deprecated use \`brightness\` */
  watts?: number
}
export interface ShadeProps {
  label: string
}
export function Lamp(props: LampProps): ReactElement
export function Shade(props: ShadeProps): ReactElement
`

const manifest = {
  name: 'lamp-kit',
  version: '3.1.4',
  license: 'MIT',
  type: 'module',
  types: './index.d.ts',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
}

const words = 'props:\n  label: What it lights.\n  brightness: How bright it is.\n  bulb: What glows in it.\n'

/**
 * The site of the lamps as a built folder, with a reference, a page that is too long for one answer, and without what
 * only a browser reads: pages, scripts, styles.
 */
export async function writeTextSite(base = '/', origin?: string): Promise<string> {
  const root = openFixture(
    'lamps',
    {
      'node_modules/lamp-kit/index.d.ts': types,
      'node_modules/lamp-kit/package.json': JSON.stringify(manifest),
      'api/en-US/lamp.yml': words,
      'content/en-US/guide/wiring.md': `---\ntitle: Wiring\n---\n\n${'Twist the wires.\n'.repeat(2000)}\n## Last {#last}\n\nSwitch it on.\n`,
      'content/en-US/guide/reference.md': '---\ntitle: Reference\n---\n\n::api{id="Lamp"}\n\n::api{id="Shade"}\n',
    },
    'file',
  )
  const entries = ['Lamp', 'Shade'].map((id) => ({ id, from: 'lamp-kit', export: id }))
  const api = { entries, words: 'api', timeLimit: 60_000 }
  const config = resolveConfig({ ...userConfig, api }, root, { base, origin })
  const { site } = await loadSite(config, loadReference(config))
  const search = Object.fromEntries(config.locales.map(({ id }) => [id, `${base}assets/search-${id}.json`]))
  const dist = join(root, 'dist')
  for (const { path, text } of listTextFiles(site, search)) writeFiles(dist, { [path]: text })
  for (const { id } of config.locales)
    writeFiles(dist, {
      [`assets/search-${id}.json`]: JSON.stringify(buildSearchData(site, id, config.search)),
    })
  return dist
}
