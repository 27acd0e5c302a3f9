import type { ReactElement, ReactNode } from 'react'
import { wordsOf } from '../i18n/words-of.ts'
import { toFeedPath, toLocalePath, withBase } from '../shared/addresses.ts'
import { fillWords } from '../shared/fill-words.ts'
import { readDirection } from '../shared/read-direction.ts'
import type { HeadFiles } from '../model/head-files.ts'
import type { Site } from '../model/site.ts'
import type { Assets } from '../theme/view.ts'
import { hasFeed } from './build-feed.ts'
import { choosePreview } from './choose-preview.ts'
import {
  dataBase,
  dataBuild,
  dataDark,
  dataHydrate,
  dataHydratePreload,
  dataNotFound,
  dataPrefetch,
  dataScheme,
  mark,
  siteScriptId,
  structuredDataType,
} from '../shared/markup.ts'

/** What the head of a document contains. */
export interface DocumentHead {
  lang: string
  title: string
  description?: string
  /** Canonical path with locale, without base. Undefined for pages without an address of their own. */
  path?: string
  /** Route without locale; it leads to the same page in the other locales. */
  route?: string
  indexed: boolean
  /** Address of the page as Markdown. */
  markdown?: string
  /** What the page says to programs, as the text of a data block. */
  data?: string | undefined
  /**
   * Id of the last element of a row. The browser paints nothing before that element has arrived. If it painted half
   * of the row, something would move when the rest arrives.
   */
  last?: string
  /** Address of a script that runs before the site's own script. */
  before?: string
  /** Address of the not-found page's script. It adds the site's own script when the page is the one to show. */
  starter?: string
}

/** A whole HTML document. */
export function PageDocument({
  site,
  assets,
  head,
  children,
}: {
  site: Site
  assets: Assets
  head: DocumentHead
  children: ReactNode
}): ReactElement {
  return (
    <html
      lang={head.lang}
      dir={readDirection(head.lang)}
      {...mark(dataScheme, 'light')}
      {...mark(dataBase, site.config.base)}
      {...mark(dataBuild, assets.build)}
      {...mark(dataPrefetch, site.config.prefetch === 'none' ? undefined : site.config.prefetch)}
      {...mark(dataNotFound, head.starter === undefined ? undefined : '')}
      {...mark(dataHydrate, assets.hydrate.src)}
      {...mark(dataHydratePreload, assets.hydrate.preload.join(' ') || undefined)}
    >
      <head>
        <meta charSet="utf-8" />
        {assets.head !== undefined && <meta httpEquiv="Content-Security-Policy" content={assets.head.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description !== undefined && head.description !== '' && (
          <meta name="description" content={head.description} />
        )}
        <meta name="generator" content={site.generator} />
        {!head.indexed && <meta name="robots" content="noindex" />}
        <meta
          name="theme-color"
          content={site.config.themeColor.light}
          {...mark(dataDark, site.config.themeColor.dark)}
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="strict-origin-when-cross-origin" />
        {head.last !== undefined && <link rel="expect" href={`#${head.last}`} blocking="render" />}
        <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
        {assets.face !== undefined && (
          <link rel="preload" as="font" type="font/woff2" href={assets.face} crossOrigin="" />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head.before !== undefined && <script type="module" src={head.before} />}
        {head.starter === undefined ? (
          // The first picture waits for everything else, and not for this.
          <script type="module" src={assets.client} fetchPriority="low" />
        ) : (
          <>
            <script type="module" src={head.starter} blocking="render" />
            <link rel="modulepreload" href={assets.client} id={siteScriptId} />
          </>
        )}
        <Addresses site={site} head={head} />
        {head.markdown !== undefined && <link rel="alternate" type="text/markdown" href={head.markdown} />}
        {assets.head !== undefined && <Files base={site.config.base} files={assets.head} />}
        <Preview site={site} files={assets.head} head={head} />
        {head.data !== undefined && (
          <script type={structuredDataType} dangerouslySetInnerHTML={{ __html: head.data }} />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Canonical and alternate addresses, and the feed. They are absolute, so they need the site's origin. */
function Addresses({ site, head }: { site: Site; head: DocumentHead }): ReactElement | null {
  if (site.config.origin === undefined || head.path === undefined || head.route === undefined || !head.indexed)
    return null
  const defaultLocale = site.config.locales[0]?.id ?? head.lang
  const absolute = (path: string): string => site.config.origin + withBase(site.config.base, path)
  const { route } = head
  return (
    <>
      <link rel="canonical" href={absolute(head.path)} />
      {site.config.locales.map(({ id }) => (
        <link key={id} rel="alternate" hrefLang={id} href={absolute(toLocalePath(id, defaultLocale, route))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(toLocalePath(defaultLocale, defaultLocale, route))} />
      {hasFeed(site, head.lang) && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={fillWords(wordsOf(head.lang).feedTitle, { site: site.frames[head.lang]?.title ?? '' })}
          href={absolute(toFeedPath(head.lang, defaultLocale))}
        />
      )}
    </>
  )
}

/** Icons and the web manifest. */
function Files({ base, files }: { base: string; files: HeadFiles }): ReactElement {
  return (
    <>
      {files.icons.map(({ rel, path, type, sizes }) => (
        <link key={path} rel={rel} href={withBase(base, path)} type={type} sizes={sizes} />
      ))}
      <link rel="manifest" href={withBase(base, files.manifest)} />
    </>
  )
}

/** What other sites show for a link to the page. Twitter reads title and picture from the same properties as all others. */
function Preview({
  site,
  files,
  head,
}: {
  site: Site
  files: HeadFiles | undefined
  head: DocumentHead
}): ReactElement | null {
  if (site.config.origin === undefined || head.path === undefined) return null
  const absolute = (path: string): string => site.config.origin + withBase(site.config.base, path)
  const frame = site.frames[head.lang]
  const picture = head.route === undefined ? undefined : choosePreview(files, { locale: head.lang, route: head.route })
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={frame?.title} />
      <meta property="og:title" content={head.title} />
      {head.description !== undefined && head.description !== '' && (
        <meta property="og:description" content={head.description} />
      )}
      <meta property="og:url" content={absolute(head.path)} />
      <meta property="og:locale" content={head.lang.replace('-', '_')} />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={absolute(picture.path)} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta
            property="og:image:alt"
            content={picture.isOwn ? head.title : `${frame?.title ?? ''} – ${frame?.description ?? ''}`}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
