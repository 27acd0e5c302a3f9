import type {
  SearchDemo,
  SearchEntry,
  SearchMetadata,
  SearchProp,
  SearchRoute,
  SearchRouteSection,
} from '../../model/search.ts'

/** Something that a result can lead to: a page, a section or a question with its answer, a whole tab, a row of a reference table, or a demo. */
export interface SearchUnit {
  type: 'page' | 'section' | 'question' | 'tab' | 'prop' | 'demo'
  /** Its page, and the index of that page in `SearchCatalogue.entries`. */
  page: SearchEntry
  entry: number
  title: string
  /** What a row of a reference table belongs to: `Option` of `disabled`. Empty for everything else. */
  owner: string
  link: string
  paragraphs: string[]
  /** Other words for it, which authors have written. */
  keywords: string[]
  /** Its name in the address: `get-popup-container`. It counts like a title and is the same in every language. */
  names: string[]
}

/** Everything that can be found: the index entries of the spec, and the same as a flat list, in which a page comes before its parts. */
export interface SearchCatalogue {
  entries: SearchEntry[]
  units: SearchUnit[]
}

/** A title as it is shown. Line ends and several blanks become one blank. */
function tidyTitle(title: string): string {
  return title.replace(/\s+/g, ' ').trim()
}

function dropEmpty(texts: string[]): string[] {
  return texts.filter((text) => text !== '')
}

function sectionLink(route: SearchRoute, id: string, tab: string | undefined): string {
  const page = tab === undefined ? route.link : `${route.link}?tab=${encodeURIComponent(tab)}`
  return id === '' ? page : `${page}#${id}`
}

function buildEntry(route: SearchRoute, demos: SearchDemo[], navTitle: string, navOrder: number): SearchEntry {
  return {
    navTitle,
    navOrder,
    title: tidyTitle(route.title),
    link: route.link,
    sections: route.sections.map(({ id, title, tab, paragraphs }) => ({
      rawTitle: title,
      title: tidyTitle(title),
      link: sectionLink(route, id, tab),
      paragraphs,
    })),
    demos: demos.map(({ id, title, description, keywords }) => ({
      link: `${route.link}#${id}`,
      rawTitle: title,
      title: tidyTitle(title),
      description,
      keywords,
    })),
  }
}

/** The last part of an address. Readers know it as a word: `combobox` finds its page in any language. */
function readName(link: string, home: string): string[] {
  const name = link === home ? '' : (link.split('/').pop() ?? '')
  return name === '' ? [] : [name]
}

type Part = Omit<SearchUnit, 'page' | 'entry' | 'names'>

function readProp({ name, owner, description, keywords = [] }: SearchProp, link: string, page: string): Part {
  return {
    type: 'prop',
    title: name,
    owner,
    link,
    paragraphs: dropEmpty([description]),
    // A page that is named after its component says the owner already.
    keywords: owner === page ? keywords : [owner, ...keywords],
  }
}

function readSection({ id, tab, keywords = [] }: SearchRouteSection, section: SearchEntry['sections'][number]): Part {
  const isQuestion = /[?？؟]$/.test(section.title)
  const type = id === '' && tab !== undefined ? 'tab' : isQuestion ? 'question' : 'section'
  return { type, title: section.title, owner: '', link: section.link, paragraphs: section.paragraphs, keywords }
}

function readParts(route: SearchRoute, { title, link, sections, demos }: SearchEntry): Part[] {
  return [
    { type: 'page', title, owner: '', link, paragraphs: dropEmpty([route.description]), keywords: route.keywords },
    ...route.sections.flatMap((section, at) => {
      const entry = sections[at]
      return entry === undefined ? [] : [readSection(section, entry)]
    }),
    ...route.props.map((prop) => readProp(prop, `${link}#${prop.id}`, title)),
    ...demos.map((demo): Part => ({ ...demo, type: 'demo', owner: '', paragraphs: dropEmpty([demo.description]) })),
  ]
}

/** The first step of the index: all pages with their sections, reference rows and demos, and the place of each. */
export function buildCatalogue({ routes, demos, nav }: SearchMetadata): SearchCatalogue {
  const entries: SearchEntry[] = []
  const units: SearchUnit[] = []
  const demosOf = new Map<string, SearchDemo[]>()
  for (const demo of demos) demosOf.set(demo.route, [...(demosOf.get(demo.route) ?? []), demo])
  const home = routes.reduce((least, { link }) => (least === '' || link.length < least.length ? link : least), '')
  routes.forEach((route, at) => {
    const place = nav.findIndex(({ path }) => path === route.navPath)
    const entry = buildEntry(route, demosOf.get(route.link) ?? [], nav[place]?.title ?? '', nav.length - place)
    entries.push(entry)
    for (const part of readParts(route, entry)) {
      units.push({ ...part, page: entry, entry: at, names: part.type === 'page' ? readName(route.link, home) : [] })
    }
  })
  return { entries, units }
}
