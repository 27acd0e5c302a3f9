import * as v from 'valibot'
import { route, text } from './values.ts'

/** Everything the front matter of a page may say. `groups` are the ids of the sidebar's groups. */
export function createFrontMatterSchema(groups: readonly string[]) {
  return v.strictObject({
    /** Heading, browser tab, sidebar. */
    title: v.pipe(text, v.trim(), v.minLength(1, 'must not be empty')),
    description: v.optional(text, ''),
    /** For search and for search engines. */
    keywords: v.optional(
      v.array(v.pipe(v.union([v.string(), v.number()], 'must be text'), v.transform(String)), 'must be a list'),
      [],
    ),
    /** `content`: outline beside the text. `menu`: under the page's sidebar entry. `false`: nowhere. */
    toc: v.optional(
      v.union([v.picklist(['content', 'menu']), v.literal(false)], 'must be content, menu or false'),
      'content',
    ),
    /** The page's name in the registry, where its spelling is irregular: `multiple-with-maxCount`. */
    registry: v.optional(text),
    /** Sidebar group; without one the page is not listed there. */
    group: v.optional(v.picklist(groups, 'must be a group of docs.config.ts')),
    /** Place inside the group; smaller first, then by title. */
    order: v.optional(v.number('must be a number')),
    hero: v.optional(heroSchema),
    /** False keeps the page out of sidebar, search and sitemap. */
    listed: v.optional(v.boolean('must be true or false'), true),
    /** Asks the server loader of the configuration for data on navigation. */
    serverLoader: v.optional(v.boolean('must be true or false'), false),
  })
}

const heroSchema = v.strictObject(
  {
    title: text,
    description: text,
    /** Readers' tasks, as they end the words "I want to …", and the routes that answer them. */
    tasks: v.optional(
      v.array(v.strictObject({ label: text, link: route }, 'must be a label and a link'), 'must be a list'),
    ),
  },
  'must be a title and a description',
)
