import { buildSandbox } from '../assemble/build-sandbox.ts'
import { hashText } from '../node/hash-files.ts'
import type { Config } from '../model/config.ts'
import type { DemoText } from '../model/demo.ts'
import { withBase } from '../shared/addresses.ts'
import { nameVersion } from '../shared/demo-version.ts'
import { fillSandbox } from '../shared/fill-sandbox.ts'
import { zipFolder } from '../shared/zip-folder.ts'
import type { DemoFiles } from '../theme/view.ts'

/** A file that is loaded only when a reader asks for it. */
export interface OfferedFile {
  /** Name without folder and ending. */
  name: string
  ending: 'txt' | 'json' | 'zip' | 'js'
  content: string | Uint8Array
}

/** Makes a file available and gives its address. */
export type OfferFile = (file: OfferedFile) => string

/** Renders the menu of a demo in a locale. `sandbox` is the address of the JSON file with the project around a demo. */
export type DrawMenu = (locale: string, sandbox: string) => Promise<string>

/** What of a site goes into these files. */
interface DemoTexts {
  config: Config
  demos: readonly { id: string; code: readonly DemoText[]; versions?: Readonly<Record<string, readonly DemoText[]>> }[]
}

/** The files that a reader needs to copy, download or open demos. They are loaded only when asked for. */
export async function createDemoFiles(
  { config, demos }: DemoTexts,
  drawMenu: DrawMenu,
  offer: OfferFile,
): Promise<DemoFiles> {
  const project = buildSandbox(config)
  const sandbox = offer({ name: 'sandbox', ending: 'json', content: JSON.stringify(project) })
  const taken = demos.flatMap(({ id, code, versions }) => [
    take(id, id, code),
    ...Object.entries(versions ?? {}).map(([locale, files]) => take(id, nameVersion(id, locale), files, locale)),
  ])
  const shared = new Map(taken.flatMap((demo) => demo.shared))
  const menus = await Promise.all(config.locales.map(async ({ id }) => ({ id, content: await drawMenu(id, sandbox) })))
  return {
    sources: mapEntries(taken, ({ version, files }) => [
      version,
      offer({ name: `demo-${toFileName(version)}`, ending: 'json', content: JSON.stringify(files) }),
    ]),
    shared: mapEntries([...shared], ([name, content]) => [
      name,
      offer({ name: toFileName(name), ending: 'txt', content }),
    ]),
    archives: mapEntries(
      taken.filter(({ files }) => files.length > 1),
      ({ id, version, files }) => [
        version,
        offer({
          name: `demo-${toFileName(version)}`,
          ending: 'zip',
          content: zipFolder(id, fillSandbox(project, files)),
        }),
      ],
    ),
    sandbox,
    menus: mapEntries(menus, ({ id, content }) => [id, offer({ name: `demo-menu-${id}`, ending: 'txt', content })]),
  }
}

/** For the build: collects files by their path below the output folder. Each name contains a hash of the file. */
export function collectFiles(base: string): { files: Map<string, string | Uint8Array>; offer: OfferFile } {
  const files = new Map<string, string | Uint8Array>()
  return {
    files,
    offer: ({ name, ending, content }) => {
      const path = `assets/${name}-${hashText(content).slice(0, 8)}.${ending}`
      files.set(path, content)
      return withBase(base, path)
    },
  }
}

/** For development, where no files are written: a data address that contains the file. */
export function toDataAddress({ ending, content }: OfferedFile): string {
  const type = ending === 'zip' ? 'application/zip' : 'text/plain;charset=utf-8'
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`
}

function mapEntries<Item>(items: readonly Item[], toEntry: (item: Item) => [string, string]): Record<string, string> {
  return Object.fromEntries(items.map(toEntry))
}

/** The files of one version, and those of them that other demos may share, by their names with its locale. */
function take(id: string, version: string, code: readonly DemoText[], locale?: string): TakenDemo {
  const files = code.map(({ name, source }) => ({ name, source }))
  const shared = files
    .slice(1)
    .map(({ name, source }) => [locale === undefined ? name : nameVersion(name, locale), source] as const)
  return { id, version, files, shared }
}

interface TakenDemo {
  id: string
  version: string
  files: DemoText[]
  shared: (readonly [name: string, source: string])[]
}

/** As part of a file name: `shared/remote.ts` is `shared-remote`, `single@zh-CN` is `single.zh-CN`. */
function toFileName(name: string): string {
  return name
    .replace(/\.\w+(?=$|@)/, '')
    .replaceAll('/', '-')
    .replace('@', '.')
}
