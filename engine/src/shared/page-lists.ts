/** A site with more listed pages in a locale has lists of them beside the pages: a page names only those around it. */
export const mostPagesBeside = 100

const listsFolder = '/~pages/'

/** Route of a list of the pages of a group. `part` counts from 1: a long list goes over several pages. */
export function toListRoute(group: string, part = 1): string {
  return listsFolder + group + (part === 1 ? '' : `/${part}`)
}

/** True for the route of a list of the pages of this group, whichever part of it. */
export function isListOf(route: string, group: string): boolean {
  const first = toListRoute(group)
  return route === first || route.startsWith(`${first}/`)
}

/** True for the route of a list that the engine has written. */
export function isListRoute(route: string): boolean {
  return route.startsWith(listsFolder)
}

/** What decides on the place of a page in its group. */
interface Ordered {
  title: string
  frontmatter: { order?: number | undefined }
}

/** Smaller numbers first, those without one last, equal ones by title as `locale` sorts. */
export function compareInGroup(a: Ordered, b: Ordered, locale: string): number {
  const order = (a.frontmatter.order ?? Number.MAX_SAFE_INTEGER) - (b.frontmatter.order ?? Number.MAX_SAFE_INTEGER)
  return order || collatorOf(locale).compare(a.title, b.title)
}

const collators = new Map<string, Intl.Collator>()

/** Made once: `localeCompare` with a language needs ten times as long, which ten thousand pages feel. */
function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator
}
