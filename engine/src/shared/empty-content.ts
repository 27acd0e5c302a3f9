import type { WholePage } from '../model/page.ts'

/** What a page without a text of its own holds. */
export const emptyContent: WholePage['content'] = {
  tree: { type: 'root', children: [] },
  source: { type: 'root', children: [] },
  hero: undefined,
  outline: [],
  tabs: [],
  sections: [],
  links: [],
  headings: [],
  demos: [],
  props: [],
  apis: [],
  playgrounds: [],
  anchors: [],
  showsIndex: false,
}
