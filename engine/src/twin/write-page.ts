import type { PageContent, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { toLocalePath } from '../shared/addresses.ts'
import { buildTwin } from './build-twin.ts'
import type { AuthorText } from './compare-twin.ts'
import { LostDirectiveError } from './lost-directive-error.ts'
import type { TwinPage, TwinView } from './twin-view.ts'
import { writeTwin, type WrittenTwin } from './write-twin.ts'

/** A page as Markdown. `author` is the text from which it was made, where that is at hand. */
export function writePage(
  page: TwinPage & { filename: string },
  site: TwinView['site'],
  author?: AuthorText,
): WrittenTwin {
  try {
    return writeTwin(buildTwin(page, site), page.filename, author)
  } catch (error) {
    if (!(error instanceof LostDirectiveError)) throw error
    const mend = 'Add its form to engine/src/twin/directive-forms.ts.'
    const lost: Problem = { file: page.filename, line: error.line, what: error.message, mend }
    return { text: '', problems: [lost] }
  }
}

/** The page shows something of the rest of its site. */
class ElsewhereError extends Error {}

/**
 * The Markdown of a page of which the rest of the site need not be known: of most pages. It is that of the page in the
 * language of its text, as long as no demo belongs to the page. Undefined when something else is needed.
 */
export function writeAlone(
  raw: RawPage,
  content: PageContent,
  { base, defaultLocale }: { base: string; defaultLocale: string },
): WrittenTwin | undefined {
  const { locale, filename, frontmatter, route } = raw
  if (frontmatter.hero !== undefined) return undefined
  const page: TwinPage & { filename: string } = {
    filename,
    title: frontmatter.title,
    path: toLocalePath(locale, defaultLocale, route),
    locale,
    content,
    parts: [content, ...content.tabs].map((part) => ({ kind: 'text', key: '', title: '', ...part })),
    hero: undefined,
    tasks: [],
    heroLinks: [],
    fallbackLanguage: undefined,
    get links() {
      return lookElsewhere()
    },
    get placedDemos() {
      return lookElsewhere()
    },
    get demoGroups() {
      return lookElsewhere()
    },
  }
  const site: TwinView['site'] = {
    config: {
      base,
      get api() {
        return lookElsewhere()
      },
    },
    get api() {
      return lookElsewhere()
    },
    get demos() {
      return lookElsewhere()
    },
  }
  try {
    return writePage(page, site, raw)
  } catch (error) {
    if (error instanceof ElsewhereError) return undefined
    throw error
  }
}

function lookElsewhere(): never {
  throw new ElsewhereError()
}
