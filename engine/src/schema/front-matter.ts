import * as v from 'valibot'
import { route, text } from './values.ts'

const keywords = v.array(
  v.pipe(v.union([v.string(), v.number()], 'must be text'), v.transform(String)),
  'must be a list',
)

/** The schema of a page's front matter. `groups` are the ids of the sidebar's groups. */
export function createFrontMatterSchema(groups: readonly string[]) {
  return v.strictObject({
    /** Shown as heading, in the browser tab and in the sidebar. */
    title: v.pipe(text, v.trim(), v.minLength(1, 'must not be empty')),
    description: v.optional(text, ''),
    /** For the site's search and for search engines. */
    keywords: v.optional(keywords, []),
    /** Readers' words for a part of the page, by its anchor: a heading, a demo or a row of the reference. */
    keywordsOf: v.optional(v.record(v.string(), keywords, 'must be lists of keywords, by anchor'), {}),
    /** Where the outline is shown. `content`: beside the text. `menu`: below the page's entry in the sidebar. `false`: nowhere. */
    toc: v.optional(
      v.union([v.picklist(['content', 'menu']), v.literal(false)], 'must be content, menu or false'),
      'content',
    ),
    /** The page's name in the registry, when it cannot be derived from the route: `multiple-with-maxCount`. */
    registry: v.optional(
      v.pipe(text, v.regex(/^(?!\.{1,2}$)[^\s/\\?#%]+$/, 'must be the last part of an address, such as maxCount')),
    ),
    /** Group of the sidebar. Without a group the sidebar does not list the page. */
    group: v.optional(v.picklist(groups, 'must be a group of docs.config.ts')),
    /** Position in the group: smaller numbers come first, equal ones are sorted by title. */
    order: v.optional(v.number('must be a number')),
    hero: v.optional(heroSchema),
    /** False keeps the page out of sidebar, search and sitemap. */
    listed: v.optional(v.boolean('must be true or false'), true),
    /** With `true`, navigating to the page asks the configured server loader for data. */
    serverLoader: v.optional(v.boolean('must be true or false'), false),
  })
}

const heroSchema = v.strictObject(
  {
    title: text,
    description: text,
    /** What readers want to do, as the end of the sentence "I want to …", and the routes with the answers. */
    tasks: v.optional(
      v.array(v.strictObject({ label: text, link: route }, 'must be a label and a link'), 'must be a list'),
    ),
    /** A few places to begin, shown below the tasks as plain links. */
    links: v.optional(
      v.array(v.strictObject({ label: text, link: route }, 'must be a label and a link'), 'must be a list'),
    ),
  },
  'must be a title and a description',
)
