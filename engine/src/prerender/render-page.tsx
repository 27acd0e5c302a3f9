import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { createNotFoundView } from '../assemble/create-not-found-view.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import { shardAddresses } from '../assemble/shard-addresses.ts'
import { enUs } from '../i18n/en-us.ts'
import { wordsOf } from '../i18n/words-of.ts'
import type { Words } from '../i18n/words.ts'
import type { NotFoundData } from '../model/not-found.ts'
import { fillWords } from '../shared/fill-words.ts'
import { pageLoadFailed } from '../shared/carried-words.ts'
import { writeWords } from '../theme/frame/write-words.ts'
import type { PageView } from '../model/page-view.ts'
import type { DemoShellWords, Site, SiteDemo } from '../model/site.ts'
import { toHref } from '../shared/addresses.ts'
import { toVersion } from '../shared/demo-version.ts'
import { Article } from '../theme/frame/article.tsx'
import { DemoMenu } from '../theme/demo/menu.tsx'
import { Icon } from '../theme/parts/icon.tsx'
import { Layout } from '../theme/frame/layout.tsx'
import { NotFound } from '../theme/frame/not-found.tsx'
import type { Assets, IslandSource, View } from '../theme/view.ts'
import { buildStructuredData } from './build-structured-data.ts'
import { choosePreview } from './choose-preview.ts'
import { PageDocument } from './page-document.tsx'
import {
  addressesId,
  announcerId,
  contentId,
  dataDemo,
  dataIsland,
  dataModule,
  dataMoment,
  dataPreload,
  dataState,
  mark,
} from '../shared/markup.ts'

/** What rendering needs besides the page itself. */
export interface RenderContext {
  site: Site
  assets: Assets
  islands: Readonly<Record<string, IslandSource | 'failed'>>
}

/** The HTML of one page. Throws when a component or a demo throws while it is rendered. */
export function renderPage(page: PageView, { site, assets, islands }: RenderContext): string {
  const words = wordsOf(page.locale)
  const view: View = { site, page, words, assets, islands }
  const data = buildStructuredData(site, page, choosePreview(assets.head, page)?.path)
  return toHtml(
    <PageDocument
      site={site}
      assets={assets}
      head={{
        lang: page.locale,
        title: page.documentTitle,
        description: page.description,
        path: page.path,
        route: page.route,
        indexed: page.frontmatter.listed,
        markdown: page.markdownHref,
        data: data === undefined ? undefined : toJson(data),
        last: announcerId,
      }}
    >
      <NoScripts words={words} />
      <Layout view={view}>
        <Article view={view} />
      </Layout>
    </PageDocument>,
  )
}

/**
 * The page for addresses that do not exist, in one locale. `starter` is the script that leads other spellings of known
 * addresses to their page.
 */
export function renderNotFound({ site, assets, islands }: RenderContext, locale: string, starter: string): string {
  const words = wordsOf(locale)
  const title = enUs.notFoundTitle
  const view: View = { site, page: createNotFoundView(site, locale, title), words, assets, islands }
  const data: NotFoundData = {
    locales: site.config.locales.map(({ id }) => id),
    ...describeAddresses(site),
  }
  return toHtml(
    <PageDocument site={site} assets={assets} head={{ lang: locale, title, indexed: false, starter }}>
      <NoScripts words={words} />
      <Layout view={view}>
        <NotFound view={view} />
      </Layout>
      <script type="application/json" id={addressesId} dangerouslySetInnerHTML={{ __html: toJson(data) }} />
    </PageDocument>,
  )
}

/** All addresses, or how a large site has split them into files. */
function describeAddresses(site: Site): Pick<NotFoundData, 'addresses' | 'shards'> {
  const [first, ...others] = shardAddresses(listAddresses(site))
  if (first === undefined || others.length === 0) return { addresses: first?.addresses ?? [] }
  return { addresses: [], shards: [first, ...others].map(({ start }) => start) }
}

/** The document of a single demo, which is neither prerendered nor indexed. `script` prepares it in the browser. */
export function renderDemoShell(demo: SiteDemo, { site, assets }: RenderContext, script: string): string {
  const address = assets.islands[`demo:${demo.id}`]
  const words = Object.fromEntries(
    site.config.locales.map(({ id }) => {
      const version = id in demo.versions ? assets.islands[`demo:${toVersion(demo, id)}`] : undefined
      return [
        id,
        {
          ...pickDemoWords(id, demo, site),
          ...(version && { module: version.src, preload: version.preload.join(' ') }),
        },
      ]
    }),
  )
  const lang = site.config.locales[0]?.id ?? 'en-US'
  const own = words[lang]
  return toHtml(
    <PageDocument site={site} assets={assets} head={{ lang, title: demo.id, indexed: false, before: script }}>
      <noscript>
        {Object.entries(words).map(([id, { title, href }]) => (
          <AloneWithoutScripts key={id} locale={id} title={title} href={href} />
        ))}
      </noscript>
      {/* The script shows it, in the reader's language, when the document is not in an iframe. */}
      <header className="alone-bar" hidden>
        <h1>{own?.title}</h1>
        {own?.href !== undefined && (
          <a href={own.href}>
            <Icon name="arrowLeft" />
            <span>{own.back}</span>
          </a>
        )}
      </header>
      <main
        id={contentId}
        className="alone stage"
        lang={site.config.demoLanguage}
        {...mark(dataDemo, demo.id)}
        {...mark(dataState, 'pending')}
        {...mark(dataIsland, `i-${demo.id}`)}
        {...mark(dataMoment, 'load')}
        {...mark(dataModule, address?.src)}
        {...mark(dataPreload, address?.preload.join(' '))}
      />
      <script type="application/json" id="words" dangerouslySetInnerHTML={{ __html: toJson(words) }} />
    </PageDocument>,
  )
}

/** The menu of a demo in one language. `sandbox` is the address of the project around a demo. */
export function renderDemoMenu(locale: string, sandbox: string): string {
  return renderToStaticMarkup(<DemoMenu words={wordsOf(locale)} sandbox={sandbox} />)
}

/**
 * What the document of a single demo says in one language, and where its page is. It has no controls, so it needs only
 * the first of the words.
 */
function pickDemoWords(locale: string, demo: SiteDemo, { config }: Site): DemoShellWords {
  const words = wordsOf(locale)
  const { base, locales } = config
  const addresses = { base, defaultLocale: locales[0]?.id ?? locale }
  return {
    title: demo.title[locale] ?? demo.id,
    words: writeWords(words, pageLoadFailed),
    back: words.openPage,
    href: demo.route === undefined ? undefined : `${toHref(demo.route, locale, addresses)}#${demo.id}`,
  }
}

/** For readers without scripts, in the page's language and in English. */
function NoScripts({ words }: { words: Words }): ReactElement {
  return (
    <noscript>
      <p className="noscript">
        {words.enableScripts}
        {words.enableScripts !== enUs.enableScripts && <span lang="en"> {enUs.enableScripts}</span>}
      </p>
    </noscript>
  )
}

/** A demo alone is empty without scripts. Its page has text and code, so one line in each language leads there. */
function AloneWithoutScripts({
  locale,
  title,
  href,
}: Pick<DemoShellWords, 'title' | 'href'> & { locale: string }): ReactElement {
  const words = wordsOf(locale)
  return (
    <p className="noscript" lang={locale}>
      {words.enableScripts}
      {href !== undefined && (
        <>
          {' '}
          <a href={href}>{fillWords(words.demoOf, { title })}</a>
        </>
      )}
    </p>
  )
}

/** JSON as the text of a script element, which ends at the first `</`. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function toHtml(element: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(element)}`
}
