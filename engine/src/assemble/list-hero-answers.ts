import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'

/**
 * What answers each task of a page's hero: the title of the page, or of the heading of this page, and the words by
 * which the task is found beside its label. These are titles and keywords of that page in all languages, because
 * readers search in the language in which they know the term.
 */
export function listHeroAnswers(site: Site, page: Page): HeroAnswer[] {
  return (page.hero?.tasks ?? []).map(({ label, link }) => {
    const { answers, part, heading } = findAnswers(site, page, link)
    const answer = answers.find(({ locale }) => locale === page.locale)
    const words = answers.flatMap(({ title, frontmatter: { keywords, keywordsOf } }) => {
      const own = part === undefined ? Object.values(keywordsOf).flat() : (keywordsOf[part] ?? [])
      // The keywords of the page that the reader is on do not tell its headings apart.
      return heading === undefined ? [title, ...keywords, ...own] : own
    })
    return { page: heading ?? answer?.title ?? label, words: shorten(words).join(', ') }
  })
}

interface HeroAnswer {
  page: string
  words: string
}

interface Answers {
  answers: Page[]
  /** Anchor of the part of the page that the task leads to. */
  part: string | undefined
  heading: string | undefined
}

/** The page that answers a task, in all languages, and the heading when it is on the page itself. */
function findAnswers(site: Site, page: Page, link: string): Answers {
  const [route, part] = link.split('#')
  const answers = site.pages.filter((each) => each.route === route)
  if (route !== page.route || part === undefined) return { answers, part, heading: undefined }
  const outline = [page.content, ...page.content.tabs].flatMap((each) => each.outline)
  return { answers, part, heading: outline.find(({ id }) => id === part)?.title }
}

/** Leaves out a word that another one contains. */
function shorten(words: readonly string[]): string[] {
  const all = [...new Set(words.map((word) => word.toLowerCase()))]
  return all.filter((word) => !all.some((other) => other !== word && other.includes(word)))
}
