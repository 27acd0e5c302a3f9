import type { TextProps } from '../model/element-props.ts'

// Names that one room writes into a page and another room looks for. Both import them from here, so that a new name
// is changed in one place, and a removed name does not compile. They are separate constants because the bundler then
// puts each value where it is used. An attribute that only one room uses stays in that room.

// The document: what the build says about it, and what the boot script sets before the first paint.

export const dataBase = 'data-base'
export const keyBase: KeyOf<typeof dataBase> = 'base'
export const dataBuild = 'data-build'
export const keyBuild: KeyOf<typeof dataBuild> = 'build'
export const dataHydrate = 'data-hydrate'
export const keyHydrate: KeyOf<typeof dataHydrate> = 'hydrate'
export const dataHydratePreload = 'data-hydrate-preload'
export const keyHydratePreload: KeyOf<typeof dataHydratePreload> = 'hydratePreload'
export const dataScheme = 'data-scheme'
export const keyScheme: KeyOf<typeof dataScheme> = 'scheme'
export const dataColorPreference = 'data-color-preference'
export const keyColorPreference: KeyOf<typeof dataColorPreference> = 'colorPreference'
export const dataScripts = 'data-scripts'
export const keyScripts: KeyOf<typeof dataScripts> = 'scripts'
export const dataFixedScheme = 'data-fixed-scheme'
export const keyFixedScheme: KeyOf<typeof dataFixedScheme> = 'fixedScheme'
export const dataFramed = 'data-framed'
export const keyFramed: KeyOf<typeof dataFramed> = 'framed'
export const dataDark = 'data-dark'
export const keyDark: KeyOf<typeof dataDark> = 'dark'
export const dataLate = 'data-late'
export const keyLate: KeyOf<typeof dataLate> = 'late'
export const dataNotFound = 'data-not-found'
export const keyNotFound: KeyOf<typeof dataNotFound> = 'notFound'
export const dataNear = 'data-near'
export const keyNear: KeyOf<typeof dataNear> = 'near'
export const dataProblems = 'data-problems'

// Parts that navigation replaces, keeps or fetches.

export const dataRegion = 'data-region'
export const keyRegion: KeyOf<typeof dataRegion> = 'region'
export const dataKeep = 'data-keep'
export const keyKeep: KeyOf<typeof dataKeep> = 'keep'
export const dataNavigating = 'data-navigating'
export const keyNavigating: KeyOf<typeof dataNavigating> = 'navigating'
export const dataPrefetch = 'data-prefetch'
export const keyPrefetch: KeyOf<typeof dataPrefetch> = 'prefetch'
export const dataServerLoader = 'data-server-loader'
export const keyServerLoader: KeyOf<typeof dataServerLoader> = 'serverLoader'
export const dataRoute = 'data-route'
export const keyRoute: KeyOf<typeof dataRoute> = 'route'
export const dataSidebar = 'data-sidebar'
export const dataList = 'data-list'
export const dataWords = 'data-words'
export const keyWords: KeyOf<typeof dataWords> = 'words'

// Islands: their name, when they wake, their module and their props.

export const dataIsland = 'data-island'
export const keyIsland: KeyOf<typeof dataIsland> = 'island'
export const dataModule = 'data-module'
export const keyModule: KeyOf<typeof dataModule> = 'module'
export const dataPreload = 'data-preload'
export const keyPreload: KeyOf<typeof dataPreload> = 'preload'
export const dataMoment = 'data-moment'
export const keyMoment: KeyOf<typeof dataMoment> = 'moment'
export const dataProps = 'data-props'
export const keyProps: KeyOf<typeof dataProps> = 'props'
export const dataState = 'data-state'
export const keyState: KeyOf<typeof dataState> = 'state'
/** Stands on an island that is not alive yet while an input method composes in it. */
export const dataComposing = 'data-composing'
export const dataDemo = 'data-demo'
/** A stylesheet that only pages with a certain island have. */
export const dataOwnStyle = 'data-own-style'

// Tabs of a page. With `data-ready` the attribute `hidden` decides what is shown; before that the stylesheet does.

export const dataTabs = 'data-tabs'
export const dataTab = 'data-tab'
export const keyTab: KeyOf<typeof dataTab> = 'tab'
export const dataTabPanel = 'data-tab-panel'
export const keyTabPanel: KeyOf<typeof dataTabPanel> = 'tabPanel'
export const dataTabOutline = 'data-tab-outline'
export const keyTabOutline: KeyOf<typeof dataTabOutline> = 'tabOutline'
export const dataReady = 'data-ready'
export const keyReady: KeyOf<typeof dataReady> = 'ready'

// Variants of code.

export const dataCodeGroup = 'data-code-group'
export const dataVariant = 'data-variant'
export const keyVariant: KeyOf<typeof dataVariant> = 'variant'
export const dataPanel = 'data-panel'
export const keyPanel: KeyOf<typeof dataPanel> = 'panel'
export const dataVariants = 'data-variants'
export const keyVariants: KeyOf<typeof dataVariants> = 'variants'

// Controls and frames in a text.

export const dataCopy = 'data-copy'
/** A block of code that runs as it is; the value is the address of what editing needs. */
export const dataSample = 'data-sample'
export const keySample: KeyOf<typeof dataSample> = 'sample'
export const dataSampleLabel = 'data-sample-label'
export const keySampleLabel: KeyOf<typeof dataSampleLabel> = 'sampleLabel'
export const dataFold = 'data-fold'
export const dataFolded = 'data-folded'
export const keyFolded: KeyOf<typeof dataFolded> = 'folded'
export const dataOtherLabel = 'data-other-label'
export const keyOtherLabel: KeyOf<typeof dataOtherLabel> = 'otherLabel'
export const dataAnchor = 'data-anchor'
export const dataFindHeading = 'data-find-heading'
export const keyFindHeading: KeyOf<typeof dataFindHeading> = 'findHeading'
export const dataHistory = 'data-history'
export const keyHistory: KeyOf<typeof dataHistory> = 'history'
export const dataHistoryPlace = 'data-history-place'
export const keyHistoryPlace: KeyOf<typeof dataHistoryPlace> = 'historyPlace'
export const dataScrollFrame = 'data-scroll-frame'
export const dataApi = 'data-api'
export const dataApiFilter = 'data-api-filter'
export const dataApiLink = 'data-api-link'
export const keyApiLink: KeyOf<typeof dataApiLink> = 'apiLink'
/** Where the properties of a table can be tried: the address, then the words of the link to it. */
export const dataApiPlay = 'data-api-play'
export const keyApiPlay: KeyOf<typeof dataApiPlay> = 'apiPlay'
/** A button of a site's own island that is lent the event timeline: by the event `lendEvent` on it. */
export const dataLend = 'data-lend'
export const lendEvent = 'vitrine:lend'
export const dataApiRow = 'data-api-row'
export const dataOffline = 'data-offline'
export const keyOffline: KeyOf<typeof dataOffline> = 'offline'
/** A stage that stands in a corner of the window. */
export const dataFloating = 'data-floating'
export const dataReplay = 'data-replay'
export const keyReplay: KeyOf<typeof dataReplay> = 'replay'
export const dataReplayDemo = 'data-replay-demo'
export const keyReplayDemo: KeyOf<typeof dataReplayDemo> = 'replayDemo'
export const dataNeedsScripts = 'data-needs-scripts'

/** Type of the data block in the head that says in the words of schema.org what a page is. It is never run. */
export const structuredDataType = 'application/ld+json'

// Ids. A new id that may be on a page with text must also be added to `assemble/check-heading-ids.ts`.

/** The card that says what a property is, while it is shown. */
export const propCardId = 'prop-card'

export const announcerId = 'announcer'
export const contentId = 'content'
export const heroId = 'hero'
export const outlineId = 'outline'
export const pageActionsId = 'page-actions'
export const searchId = 'search'
export const searchListId = 'search-list'
export const settingsId = 'site-settings'
export const addressesId = 'addresses'
export const siteScriptId = 'site-script'
export const sidebarId = 'sidebar'

/** Id of a part of a page. The id of its tab is the same with `-label` at the end. */
export const tabIdPrefix = 'tab-'
/** Id of a group of the sidebar. */
export const sidebarIdPrefix = 'sidebar-'
/** Id of a group of the index of demos. */
export const indexIdPrefix = 'index-'
/** Id of the menu of a demo. */
export const menuIdPrefix = 'more-'

/** Placeholder for the id of a demo's menu, in the menu file that all demos share. */
export const menuIdPlace = '{menu}'
/** Placeholder for the address of a demo's archive, in the same file. */
export const archivePlace = '{archive}'

/** An attribute for JSX: `<ul {...mark(dataTabOutline, key)}>`. With undefined the attribute is left out. */
export function mark(name: string, value: string | boolean | undefined): Record<string, string | boolean | undefined> {
  return { [name]: value }
}

/** Elements that markdown leaves in a tree and another room looks for. What only the theme draws is named by its directive. */
export const codeElement = 'v-code' satisfies keyof TextProps
export const headingElement = 'v-heading' satisfies keyof TextProps
export const tableElement = 'v-table' satisfies keyof TextProps
export const demoElement = 'v-demo'
export const demoIndexElement = 'v-demo-index'

/** The name of an attribute in `dataset`: `tabPanel` for `data-tab-panel`. */
type KeyOf<Attribute extends string> = Attribute extends `data-${infer Name}` ? CamelCase<Name> : never

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
