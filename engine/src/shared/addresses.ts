/** Address of a route inside the site: `('en-US', '/demo/single')` gives `/en-US/demo/single`. The default locale has no segment. */
export function toLocalePath(locale: string, defaultLocale: string, route: string): string {
  if (locale === defaultLocale) return route
  return route === '/' ? `/${locale}` : `/${locale}${route}`
}

/** The locale that an address names, whatever its capitals; the first of `locales` when it names none. `path` is without base. */
export function chooseLocale(path: string, locales: readonly string[]): string {
  const [, segment = ''] = path.toLowerCase().split('/')
  return locales.slice(1).find((id) => id.toLowerCase() === segment) ?? locales[0] ?? ''
}

/** Puts a path of the site under its base: `('/docs/', '/demo')` gives `/docs/demo`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '')
}

/**
 * Address of a link that is written as a route: `/demo/tags#notice` gets base and locale. A file of the public folder
 * (it has an extension) gets only the base.
 */
export function toHref(route: string, locale: string, site: { base: string; defaultLocale: string }): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? []
  if (/\.\w+$/.test(path)) return withBase(site.base, route)
  return withBase(site.base, toLocalePath(locale, site.defaultLocale, path)) + rest
}

/** Removes the base from an address. Undefined when the address is not below the base. */
export function withoutBase(base: string, pathname: string): string | undefined {
  if (pathname === base.slice(0, -1)) return '/'
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined
}

/** Path of a page as Markdown: `/` gives `/index.md`, `/en-US` gives `/en-US.md`. */
export function toMarkdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`
}

/** Paths of the reference as data, and of its schema: `/api/select.json` and `/api/select.schema.json`. They have the name of the package. */
export function toApiPaths(packageName: string): { data: string; schema: string } {
  const name = packageName.replace(/^.*\//, '')
  return { data: `/api/${name}.json`, schema: `/api/${name}.schema.json` }
}

/** File of a page below the output folder: `/` gives `index.html`, `/en-US` gives `en-US.html`. */
export function toHtmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Path of the picture for links to a page, without base: `('en-US', '/demo/single')` gives `/og/en-US/demo/single.png`. */
export function toPreviewPath(locale: string, route: string): string {
  return `/og/${locale}${route === '/' ? '' : route}.png`
}

/** Path of the feed of a locale, without base: `/feed.xml`, `/en-US/feed.xml`. */
export function toFeedPath(locale: string, defaultLocale: string): string {
  return toLocalePath(locale, defaultLocale, '/feed.xml')
}

/** How a host spells the route of a document: `/demo/`, `/demo.html` and `/demo/index.html` are spellings of `/demo`. */
export function cleanSpelling(route: string): string {
  const clean = route
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
  return clean === '' ? '/' : clean
}
