import { buildSandbox } from '../assemble/build-sandbox.ts'
import { hashText } from '../node/disk-cache.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'
import type { DemoFiles } from '../theme/view.ts'

/** A text file of the site, by its path below the output folder. */
export interface TextFile {
  name: string
  text: string
}

/** Draws the menu of a demo in a locale; `sandbox` is the address of the project around a demo. */
export type DrawMenu = (locale: string, sandbox: string) => string

/** What readers do with demos and take away, as files whose names change with them, and their addresses. Loaded only when asked for. */
export function createDemoFiles(
  site: Site,
  config: Config,
  drawMenu: DrawMenu,
): { files: TextFile[]; demoFiles: DemoFiles } {
  const sources = site.demos.map(({ id, copy }) => ({ id, name: nameByHash(`demo-${id}`, 'txt', copy), text: copy }))
  const shared = listSharedFiles(site).map(({ name, source }) => ({
    key: name,
    name: nameByHash(toFileName(name), 'txt', source),
    text: source,
  }))
  const template = JSON.stringify(buildSandbox(config))
  const sandbox = { name: nameByHash('sandbox', 'json', template), text: template }
  const menus = site.config.locales.map(({ id }) => {
    const text = drawMenu(id, withBase(config.base, sandbox.name))
    return { id, name: nameByHash(`demo-menu-${id}`, 'txt', text), text }
  })
  return {
    files: [...[...sources, ...shared, ...menus].map(({ name, text }) => ({ name, text })), sandbox],
    demoFiles: {
      sources: Object.fromEntries(sources.map(({ id, name }) => [id, withBase(config.base, name)])),
      shared: Object.fromEntries(shared.map(({ key, name }) => [key, withBase(config.base, name)])),
      sandbox: withBase(config.base, sandbox.name),
      menus: Object.fromEntries(menus.map(({ id, name }) => [id, withBase(config.base, name)])),
    },
  }
}

/** The same for development, where nothing is written: the addresses hold the files. */
export function createDevDemoFiles(site: Site, config: Config, drawMenu: DrawMenu): DemoFiles {
  const toAddress = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  const sandbox = toAddress(JSON.stringify(buildSandbox(config)))
  return {
    sources: Object.fromEntries(site.demos.map(({ id, copy }) => [id, toAddress(copy)])),
    shared: Object.fromEntries(listSharedFiles(site).map(({ name, source }) => [name, toAddress(source)])),
    sandbox,
    menus: Object.fromEntries(site.config.locales.map(({ id }) => [id, toAddress(drawMenu(id, sandbox))])),
  }
}

/** The files that demos import, each once. */
function listSharedFiles(site: Site): { name: string; source: string }[] {
  return [...new Map(site.demos.flatMap(({ code }) => code.slice(1)).map((file) => [file.name, file])).values()]
}

/** `shared/remote.ts` as part of a file name: `shared-remote`. */
function toFileName(name: string): string {
  return name.replace(/\.\w+$/, '').replaceAll('/', '-')
}

function nameByHash(name: string, extension: string, text: string): string {
  return `assets/${name}-${hashText(text).slice(0, 8)}.${extension}`
}
