import type { Words } from '../i18n/words.ts'
import type { DirectiveProps } from '../markdown/apply-directives.ts'
import type { HeadFiles } from '../model/head-files.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import type { ReactElement, ReactNode } from 'react'

/** A module that the browser loads on demand: its address and the addresses of its imports. */
export interface ModuleAddress {
  src: string
  /** Addresses that are fetched together with it. */
  preload: readonly string[]
  /** Address of a stylesheet that pages with this island have. */
  style?: string
}

/** Addresses of the files that a reader needs to copy, download or open demos. */
export interface DemoFiles {
  /** The files of each demo as JSON of `DemoText[]`, by version (`shared/demo-version.ts`). */
  sources: Readonly<Record<string, string>>
  /** Files that several demos import, as text, by the name under which they are shown, with the locale of a version. */
  shared: Readonly<Record<string, string>>
  /** For each demo with several files the project as a `.zip`, by version. */
  archives: Readonly<Record<string, string>>
  /** The project around a demo, as JSON of a `Sandbox`. */
  sandbox: string
  /** The menu of a demo, as HTML, by locale. */
  menus: Readonly<Record<string, string>>
}

/** Addresses of what the build or the development server has made, with the base. */
export interface Assets {
  /** Stylesheets in order. */
  styles: readonly string[]
  /** The font of the site's own face. Left out where there is none, and in development. */
  face?: string
  /** The site's mark, beside its name. Left out where the public folder has none. */
  mark?: string
  /** The script every page loads. */
  client: string
  /** The script with React and the hydration code. */
  hydrate: ModuleAddress
  /** Islands by name: `demo:single`, `demo:single@zh-CN`, `hero`. */
  islands: Readonly<Record<string, ModuleAddress>>
  /** Search data per locale. */
  search: Readonly<Record<string, string>>
  /** Files for copying, downloading and opening demos. Left out where demos have no such actions. */
  demoFiles?: DemoFiles
  /** What answers the tasks of a hero, by path of the page. */
  heroFiles?: Readonly<Record<string, string>>
  /** What is needed to edit demos, by locale: addresses of JSON of `TryData`. Left out where demos cannot be edited. */
  tryFiles?: Readonly<Record<string, string>>
  /** The list of what a reader can keep for reading without a connection. Left out in development, where nothing is kept. */
  offline?: string
  /** Inline script that runs before first paint. */
  boot: string
  /** Icons, manifest and policy. Left out in development, because Vite writes inline scripts that the policy would forbid. */
  head?: HeadFiles
  /** Id of the build. With it a page notices that an answer is of another build. */
  build: string
}

/** What an island renders: its element. */
export interface IslandSource {
  element: (props: Readonly<Record<string, unknown>>) => ReactElement
}

/** What the components of one page share. It is passed as a prop; nothing is global. */
export interface View {
  site: Site
  page: PageView
  words: Words
  assets: Assets
  /** Components that the server renders, by island name. One that has failed leaves its stage empty. */
  islands: Readonly<Record<string, IslandSource | 'failed'>>
}

/** The props of a directive's component: what the Markdown says, the view, and the content inside the directive. */
export type ElementProps<Name extends keyof DirectiveProps> = DirectiveProps[Name] & {
  view: View
  children?: ReactNode
}
