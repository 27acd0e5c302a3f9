import type { Words } from '../i18n/words.ts'
import type { DirectiveProps } from '../markdown/apply-directives.ts'
import type { HeadFiles } from '../model/head-files.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import type { ReactElement, ReactNode } from 'react'

/** A lazily loaded module of the browser: its address and what it will import next. */
export interface ModuleAddress {
  src: string
  /** Addresses fetched together with it. */
  preload: readonly string[]
}

/** Addresses of what demos are taken away with. */
export interface DemoFiles {
  /** The files of each demo, as JSON of `DemoText[]`, by id. */
  sources: Readonly<Record<string, string>>
  /** Files that demos import, as text, by the name they are shown under. */
  shared: Readonly<Record<string, string>>
  /** Each demo of several files as a project in one `.zip`, by id. */
  archives: Readonly<Record<string, string>>
  /** The project around a demo: JSON of a `Sandbox`. */
  sandbox: string
  /** The menu of a demo, as HTML, by locale. */
  menus: Readonly<Record<string, string>>
}

/** Addresses of what the build or the dev server made, with base. */
export interface Assets {
  /** Stylesheets in order. */
  styles: readonly string[]
  /** The script every page loads. */
  client: string
  /** React and the hydration code. */
  hydrate: ModuleAddress
  /** Islands by name: `demo:single`, `hero`. */
  islands: Readonly<Record<string, ModuleAddress>>
  /** Search data per locale. */
  search: Readonly<Record<string, string>>
  /** What readers take away; left out where nothing is taken. */
  demoFiles?: DemoFiles
  /** Inline script that runs before first paint. */
  boot: string
  /** Icons, manifest and policy; left out in development, whose tools write inline scripts. */
  head?: HeadFiles
  /** Names the build, so that a page can tell another build's answer. */
  build: string
}

/** What an island draws: its element and the props that hydrate it again. */
export interface IslandSource {
  element: (props: Readonly<Record<string, unknown>>) => ReactElement
}

/** What the components of one page share. Passed down as a prop; nothing is global. */
export interface View {
  site: Site
  page: PageView
  words: Words
  assets: Assets
  /** Components drawn on the server, by island name. */
  islands: Readonly<Record<string, IslandSource>>
}

/** What the component of a directive is given: what markdown has read, the view, and what stands inside the directive. */
export type ElementProps<Name extends keyof DirectiveProps> = DirectiveProps[Name] & {
  view: View
  children?: ReactNode
}
