import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../model/config.ts'
import type { DemoSource } from '../model/demo.ts'
import type { DrawingOptions } from '../prerender/open-drawing.ts'
import { nameVersion } from '../shared/demo-version.ts'
import { withoutWords, withWords } from './localize-modules.ts'
import { styleOrder } from '../theme/styles/style-order.ts'
import { createFace } from './create-face.ts'

/** Absolute path of the engine's source folder. */
export const engineDir = dirname(dirname(fileURLToPath(import.meta.url)))

/** An island's name and the absolute path of its module, with a query where it is in the words of a locale. The default export of the module is the component. */
export interface IslandFile {
  name: string
  path: string
  /** Absolute path of the stylesheet of pages with this island. */
  style?: string | undefined
}

/** Entries of the client bundle, by their names in the bundler's input. */
export const browserEntries = {
  client: join(engineDir, 'entry/page.client.ts'),
  hydrate: join(engineDir, 'islands/hydrate-island.client.tsx'),
  alone: join(engineDir, 'entry/demo-page.client.ts'),
  'not-found': join(engineDir, 'entry/not-found-page.client.ts'),
} as const

/** Beginning of the virtual modules that bundle an island together with its stylesheet. */
export const dressedModule = 'virtual:vitrine/dressed/'

/** Virtual module of the island that renders atoms. */
export const atomModule = 'virtual:vitrine/atom'

/** All islands of a site: `hero`, `atom`, `site:<name>`, `demo:<id>`, and `demo:<id>@<locale>` where a demo has words for the locale. */
export function listIslands(config: Config, sources: readonly DemoSource[]): IslandFile[] {
  const demos = sources.flatMap(({ id, files: [own], versions }) => {
    if (own === undefined) return []
    const localized = Object.keys(versions).map((locale) => ({
      name: `demo:${nameVersion(id, locale)}`,
      path: withWords(own.path, locale),
    }))
    return [{ name: `demo:${id}`, path: own.path }, ...localized]
  })
  const hero = config.hero === undefined ? [] : [{ name: 'hero', path: config.hero }]
  const atom = config.api === false ? [] : [{ name: 'atom', path: atomModule }]
  const own = Object.entries(config.islands).map(([name, { module, style }]) => ({
    name: `site:${name}`,
    path: module,
    style,
  }))
  return [...hero, ...atom, ...own, ...demos]
}

/** The stylesheets of every page: the face, the engine's in the theme's order, then the component's. Absolute paths. */
export async function listStyles(config: Config): Promise<string[]> {
  const face = config.face === undefined ? [] : [await createFace(config.face, config.cacheDir)]
  return [...face, ...styleOrder.map((path) => join(engineDir, 'theme', path)), ...config.styles]
}

/** What drawing needs to know of a site, in the build and in development. */
export function toDrawingOptions(
  { root, demoTimeLimit }: Config,
  islands: () => readonly IslandFile[],
): Pick<DrawingOptions, 'root' | 'timeLimit' | 'files'> {
  return {
    root,
    timeLimit: demoTimeLimit,
    files: () => new Map(islands().map(({ name, path }) => [name, withoutWords(path)])),
  }
}

/** File-safe name of an island's chunk: `demo:single` gives `demo-single`, `demo:single@zh-CN` `demo-single.zh-CN`. */
export function toChunkName(island: string): string {
  return island.replace(':', '-').replace('@', '.')
}
