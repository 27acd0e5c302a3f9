import * as v from 'valibot'
import { apiSchema } from './api-config.ts'
import { basePath, httpUrl, origin, pageId, route, text, time } from './values.ts'

/**
 * The schema of a site's `docs.config.ts`: types, checks and defaults. Texts for readers must have the locale ids in
 * `locales`. An empty list accepts every id; it is used when the file names no locales.
 */
export function createConfigSchema(locales: readonly string[]) {
  const localized = localize(locales)
  return v.strictObject({
    title: localized,
    description: localized,
    /** The first one is the default and lives at `/`. */
    locales: localesSchema,
    library: librarySchema,
    nav: v.array(
      v.strictObject(
        {
          title: localized,
          /** Route without locale, for example `/demo`. Every route below it belongs to this entry. */
          path: route,
        },
        'must be a title and a path',
      ),
      'must be a list',
    ),
    groups: v.optional(
      v.array(
        v.strictObject(
          {
            /** Front matter `group` refers to it. */
            id: pageId,
            title: localized,
          },
          'must be an id and a title',
        ),
        'must be a list',
      ),
      [],
    ),
    /** Notes and links below every page. */
    footer: v.optional(
      v.strictObject(
        {
          /** Sentences. Each is a paragraph. */
          notes: v.optional(v.array(localized, 'must be a list'), []),
          links: v.optional(
            v.array(
              v.strictObject({ title: localized, href: hrefSchema }, 'must be a title and an href'),
              'must be a list',
            ),
            [],
          ),
        },
        'must be an object such as { notes: [], links: [] }',
      ),
      {},
    ),
    /** Path the site is served under. */
    base: v.optional(basePath, '/'),
    /** `https://example.org`. The environment variable `SITE_ORIGIN` overrides it. Without either, absolute addresses are left out. */
    origin: v.optional(origin),
    /**
     * The repository with the content, for the links that edit a page and report a mistake. The environment variable
     * `SITE_REPOSITORY` overrides it. Without either there are none.
     */
    repository: v.optional(repositorySchema),
    /** Assistants that a reader can open with a page: their name, and their address with a place for that of the page. */
    assistants: v.optional(
      v.array(v.strictObject({ title: text, href: assistantHref }, 'must be a title and an href'), 'must be a list'),
      [],
    ),
    /** Stylesheets of the documented component and its demos, relative to the site folder. */
    styles: v.optional(v.array(text, 'must be a list'), []),
    /** What dresses demos on this site only. Code that readers copy has none of its class names, no project its stylesheets. */
    harness: v.optional(harnessSchema),
    /**
     * Folder with what the cards in the index of the demos show: `<demo>.<locale>.html`, HTML without anything that acts.
     * A demo without such a file shows what its component draws on the server.
     */
    cards: v.optional(text),
    /** The face of all text in Latin letters. Without it a page takes the one of the reader's system. */
    face: v.optional(faceSchema),
    /** Module whose default export is the live component of the hero, relative to the site folder. */
    hero: v.optional(text),
    /** Draws a picture for each page, which other sites show for a link to it. Without it they show those of `public/og/`. */
    linkPictures: v.optional(linkPicturesSchema),
    /**
     * Modules whose default exports are the site's own islands, by the name that `::island` gives, alone or with a
     * stylesheet that pages with the island load. Relative to the site folder.
     */
    islands: v.optional(v.record(pageId, islandSchema, 'must be modules by name'), {}),
    /** `both` also writes `<path>/index.html`. */
    output: v.optional(v.picklist(['file', 'both'], 'must be "file" or "both"'), 'file'),
    prefetch: v.optional(prefetchSchema, 'none'),
    search: v.optional(searchSchema, {}),
    /** Address of the server loader. Without it no page asks for data. */
    serverLoader: v.optional(text),
    /** Module whose default export is called in the browser with each `Failure`, relative to the site folder. */
    onError: v.optional(text),
    /** Milliseconds that the build lets one demo, or the hero, take to be loaded, and to be drawn. */
    demoTimeLimit: v.optional(v.pipe(v.number('must be milliseconds'), v.minValue(1, 'must be milliseconds')), 10_000),
    /** With `false` the site has no reference. */
    api: v.optional(
      v.lazy((input) => (input === false ? v.literal(false) : apiSchema)),
      false,
    ),
    /** Language of what demos say. They are one file for all locales. */
    demoLanguage: v.optional(languageTag, 'en'),
    /** Browser theme colour per scheme, as CSS colours. */
    themeColor: v.optional(v.strictObject({ light: text, dark: text }, 'must be a light and a dark colour'), {
      light: '#ffffff',
      dark: '#191817',
    }),
  })
}

/** Reads the locale ids from a configuration that has not been checked yet. Empty when they cannot be read. */
export function readLocaleIds(user: unknown): string[] {
  const read = v.safeParse(v.looseObject({ locales: localesSchema }), user)
  return read.success ? read.output.locales.map(({ id }) => id) : []
}

/** A text for each locale, for example `{ 'zh-CN': '演示', 'en-US': 'Demo' }`. Every locale must have one, and other ids are not allowed. */
function localize(locales: readonly string[]): v.GenericSchema<Record<string, string>> {
  const message = 'must be one text per locale'
  if (locales.length === 0) return v.record(v.string(), text, message)
  return v.strictObject(Object.fromEntries(locales.map((id) => [id, text])), message)
}

const languageTag = v.pipe(text, v.check(isLanguageTag, 'must be a language tag such as "en-US"'))

const harnessSchema = v.strictObject(
  {
    /** What its class names begin with, and behind `data-` its attributes: `demo-`. */
    prefix: text,
    /** Its stylesheets. They come after `styles`. */
    styles: v.array(text, 'must be a list'),
  },
  'must be a prefix and styles',
)

const localesSchema = v.pipe(
  v.array(
    v.strictObject(
      {
        /** BCP 47 tag, in the spelling that addresses use: `zh-CN`. */
        id: languageTag,
        /** Name of the language in that language, for the locale menu: `简体中文`. */
        name: text,
      },
      'must be an id and a name',
    ),
    'must be a list',
  ),
  v.minLength(1, 'must name at least one locale'),
  v.check((locales) => new Set(locales.map(({ id }) => id)).size === locales.length, 'must name a locale only once'),
)

const islandSchema = v.union(
  [
    v.pipe(
      text,
      v.transform((module): { module: string; style?: string | undefined } => ({ module })),
    ),
    v.strictObject({ module: text, style: v.optional(text) }),
  ],
  'must be a module, or a module and its style',
)

const librarySchema = v.strictObject(
  {
    /** Name on npm. The package must be installed for the site folder. */
    package: text,
    repositoryUrl: httpUrl,
    /** Default: `<repositoryUrl>/releases`. */
    changelogUrl: v.optional(httpUrl),
    /** When each version was published, for the feed: `{ '1.0.0': '2026-01-31T12:00:00Z' }`. */
    releases: v.optional(v.record(text, time, 'must be a time for each version'), {}),
  },
  'must be a package and its repositoryUrl',
)

const repositorySchema = v.strictObject(
  {
    url: httpUrl,
    branch: text,
    /** Path of the site folder in the repository. */
    directory: text,
  },
  'must be a url, a branch and a directory',
)

const weightMessage = 'must be a weight from 1 to 1000'
const weight = v.pipe(v.number(weightMessage), v.minValue(1, weightMessage), v.maxValue(1000, weightMessage))

const lettersMessage = 'must be characters of Latin-1 beyond ASCII, such as "éü"'

const faceSchema = v.strictObject(
  {
    /** Its name for stylesheets. */
    family: text,
    /** A variable font: a file of an installed package, `@scope/name/file.woff2`, or of the site folder, `./file.woff2`. */
    file: text,
    /** Its lightest and its boldest weight that pages use. */
    weights: v.optional(v.strictObject({ min: weight, max: weight }, 'must be a min and a max'), {
      min: 400,
      max: 700,
    }),
    /**
     * The characters of Latin-1 that pages show beyond ASCII. All others come from the stand-in. Without it the face has all
     * of Latin-1, and is half as large again.
     */
    letters: v.optional(v.pipe(v.string(lettersMessage), v.regex(/^[\u00a1-\u00ff]*$/, lettersMessage))),
  },
  'must be a family and a file',
)

const hrefSchema = v.pipe(
  text,
  v.regex(/^(\/(?!\/)|https?:\/\/|mailto:)/, 'must be a route such as "/guide" or an address such as "https://…"'),
)

/** `{url}` becomes the address of the page, `{markdown}` that of the same page as Markdown. */
const assistantHref = v.pipe(
  text,
  v.regex(
    /^https?:\/\/.*\{(url|markdown)\}/,
    'must be an http(s) address with {url} or {markdown}, such as "https://example.org/?q={markdown}"',
  ),
)

const linkPicturesSchema = v.strictObject(
  {
    /**
     * Stylesheets with `@font-face`, of packages (`@fontsource-variable/inter/wght.css`) or of the site folder. A character
     * is drawn with the first one that has it.
     */
    fonts: v.pipe(v.array(text, 'must be a list'), v.minLength(1, 'must name at least one stylesheet')),
    /** Folder below the site folder with PNG pictures: `<demo>.png`, and `index.png` for the home page. */
    pictures: v.optional(text),
  },
  'must be an object such as { fonts: ["@fontsource-variable/inter/wght.css"] }',
)

/** When the page behind a link is fetched before a click. */
export const prefetchModes = ['intent', 'render', 'viewport', 'none'] as const

// This sentence comes from the product's error catalogue.
const prefetchSchema = v.picklist(
  prefetchModes,
  ({ received }) => `Invalid prefetch value ${received} found in Link component`,
)

const searchSchema = v.strictObject(
  {
    /** What answers in the search field: all data of a language, our own index in parts, or that of Pagefind. */
    engine: v.optional(
      v.picklist(['built-in', 'parts', 'pagefind'], 'must be "built-in", "parts" or "pagefind"'),
      'built-in',
    ),
    /** Ids of sections that search leaves out on every page, such as lists of links. */
    skip: v.optional(v.array(text, 'must be a list of section ids'), []),
  },
  'must be an object such as { skip: ["next"] }',
)

function isLanguageTag(id: string): boolean {
  try {
    return Intl.getCanonicalLocales(id).length === 1
  } catch {
    return false
  }
}
