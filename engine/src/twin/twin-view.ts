import type { Words } from '../i18n/words.ts'
import type { PageView } from '../model/page-view.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'

/** What of a page may be in its Markdown. A new name here belongs into the key of `create-twins`, too. */
export type TwinPage = Pick<
  PageView,
  | 'title'
  | 'path'
  | 'locale'
  | 'hero'
  | 'content'
  | 'parts'
  | 'tasks'
  | 'heroLinks'
  | 'fallbackLanguage'
  | 'links'
  | 'placedDemos'
  | 'demoGroups'
>

/** What a part of a page needs to become Markdown. */
export interface TwinView {
  /** What of the site may be in it; the same holds. */
  site: Pick<Site, 'api' | 'demos'> & { config: Pick<Config, 'base' | 'api'> }
  page: TwinPage
  words: Words
}
