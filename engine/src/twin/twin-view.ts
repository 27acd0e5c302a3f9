import type { Words } from '../i18n/words.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'

/** What a part of a page needs to become Markdown. */
export interface TwinView {
  site: Site
  page: PageView
  words: Words
}
