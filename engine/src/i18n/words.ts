import type { OfflineWords } from '../model/offline.ts'
import type { TryWords } from '../model/try.ts'

/** All words of the theme. `fillWords` fills in `{name}`. */
export interface Words {
  skipToContent: string
  skipToSearch: string
  /** Landmarks and menus. */
  mainNavigation: string
  sidebar: string
  openSidebar: string
  /** Name of the way to a page, above its title. */
  breadcrumbs: string
  /** Name in the list of pages of a page that is called like its group. */
  overview: string
  /** Leads to the list of a group. `{count}` is a number of pages. */
  allPages: string
  outline: string
  language: string
  /** Name of the menu with language and colours. */
  settings: string
  colorMode: string
  colorLight: string
  colorDark: string
  colorAuto: string
  repository: string
  changelog: string
  /** Name of the registry. */
  registry: string
  package: string
  search: string
  searchPlaceholder: string
  searchLoading: string
  searchEmpty: string
  searchClose: string
  /** Name of the list of results. */
  searchResults: string
  /** Read by screen readers. `{count}` is the number of results. */
  searchCount: string
  searchCountOne: string
  searchBest: string
  /** Above results that lack a word or have it in another spelling. */
  searchNear: string
  /** The same, when no text has some of the words: `{words}`, in quotes. */
  searchUnknown: string
  /** Before words that are spelled alike. */
  searchAlike: string
  /** What a property belongs to: `{owner}`. */
  searchProp: string
  /** Name of the list that an empty field shows. */
  searchStart: string
  searchRecent: string
  searchRecentClear: string
  searchBrowse: string
  /** Results of another language. */
  searchOther: string
  searchUnavailable: string
  /** Name of the checkbox that switches the `/` key on and off. */
  searchSlash: string
  searchKeys: string
  /** Page footer. */
  pageFooter: string
  previous: string
  next: string
  lastUpdated: string
  editPage: string
  reportMistake: string
  /** Title of a report; `{page}` is filled in. */
  reportTitle: string
  /** Text of a report; `{page}`, `{package}` and `{version}` are filled in. */
  reportText: string
  /** What can be done with a page. `{name}` of an assistant is filled in. */
  pageActions: string
  copyMarkdown: string
  viewMarkdown: string
  openIn: string
  /** The feed; `{site}`, `{package}` and `{version}` are filled in. */
  feedTitle: string
  feedRelease: string
  feedReleaseText: string
  /** Site footer. */
  notices: string
  offline: OfflineWords
  /** Not found. */
  notFoundTitle: string
  notFoundText: string
  /** `{pages}` is a list of links. */
  didYouMean: string
  backHome: string
  /** Shown when a page is missing in this locale. */
  fallbackNotice: string
  enableScripts: string
  /** Headings. */
  linkToHeading: string
  /** Below a field that finds headings by a pasted text. */
  noHeading: string
  /** Tabs of a page. */
  pageTabs: string
  tabUsage: string
  tabApi: string
  demoProps: string
  /** Demos. */
  demoOf: string
  /** Name of a button behind a text, `{label}`. */
  replay: string
  showCode: string
  /** Shows the rest of a demo's file, of which the part that matters is shown first. */
  wholeFile: string
  openAlone: string
  linkToDemo: string
  /** Name of the tabs of a demo's files. */
  sourceFiles: string
  demoMore: string
  /** Name of the button that turns the code of a demo into an editor. */
  editDemo: string
  try: TryWords
  demoActionFailed: string
  /** How a stage is shown. */
  stageWidth: string
  stageWidthFull: string
  stageDirection: string
  stageLtr: string
  stageRtl: string
  stageScheme: string
  stageSchemePage: string
  stageReset: string
  /** Shows which callbacks a demo calls. */
  recordEvents: string
  /** Actions that open or copy a demo elsewhere. */
  openStackBlitz: string
  openCodeSandbox: string
  downloadZip: string
  /** What the two choices after it have in common. */
  designCopy: string
  designGroup: string
  designSymbol: string
  designCopied: string
  /** Names of layers in the design tool, a line a name, in the order of `theme/demo/name-layers.client.ts`. */
  designLayers: string
  openPage: string
  demoFailed: string
  demoFailedDetail: string
  demoLoadFailed: string
  /** Shown when the page of a link cannot be loaded. */
  pageLoadFailed: string
  retry: string
  /** Code. */
  copied: string
  /** Name of the button at a code block. */
  copyCode: string
  /** Confirms that the address of a heading was copied. */
  linkCopied: string
  /** Title of the dialog for copying by hand; `{keys}` is filled in. */
  copyPrompt: string
  close: string
  /** Opens a folded code block; `{count}` is filled in. */
  showAllLines: string
  showFewerLines: string
  /** Name of the list of variants of one piece of code. */
  codeGroup: string
  /** Entries of a list of tasks. */
  taskDone: string
  taskOpen: string
  /** Hero. */
  heroLabel: string
  heroPlaceholder: string
  /** `{text}`: what the reader has typed. Opens the search of the site. */
  heroSearch: string
  /** Callouts without a title of their own. */
  calloutInfo: string
  calloutWarning: string
  calloutSuccess: string
  calloutError: string
  /** Reference. */
  apiDisabled: string
  apiResolving: string
  apiUnknown: string
  atomUnsupported: string
  /** Stands for the type of an atom that names none. */
  atomUntyped: string
  apiTable: ApiTableWords
  apiHistory: ApiHistoryWords
  llms: LlmsWords
}

/** Words of the reference tables. */
export interface ApiTableWords {
  /** Read aloud before a default. */
  default: string
  /** Name of the link of a row. `{name}` is filled in. */
  linkToRow: string
  /** Leads from a row to the page where the property can be tried. */
  tryProp: string
  /** Leads from some rows of a table to the whole row. */
  wholeRow: string
  /** Name of the group of all deprecated properties. */
  deprecatedGroup: string
  required: string
  alpha: string
  beta: string
  experimental: string
  deprecated: string
  /** Followed by the code that replaces the property. */
  useInstead: string
  /** `{version}` is filled in. */
  since: string
  filter: string
  /** `{shown}` and `{total}` are filled in. */
  filterCount: string
  /** When only names like the text were found. `{text}` and `{shown}` are filled in. */
  filterNear: string
  filterEmpty: string
  /** Before the links to the demos that use a property. */
  demos: string
  /** Opens the full text of a type that is cut in the table. */
  fullType: string
  /** `{names}`, `{type}` and `{package}` are filled in. */
  inherited: string
  /** Below a table that accepts any other key. */
  openKeys: string
  /** Before the links to the reference as data. */
  asData: string
  generics: string
  /** Below the description of a property that not every form of an object has. `{code}` is filled in. */
  onlyWith: string
  onlyWithRequired: string
  requiredWith: string
  /** `{names}` is filled in. */
  onlyWithout: string
  /** `{count}` and `{total}` are filled in. */
  onlySome: string
  /** Below a table. `{types}`, `{code}` and `{count}` are filled in. */
  alsoTypes: string
  furtherArguments: string
  manyForms: string
  /** What an opened row says of its past. `{versions}` is filled in, with `listComma` between them. */
  addedIn: string
  changedIn: string
  deprecatedIn: string
  listComma: string
}

/** Words of the list of what versions have changed in the reference. */
export interface ApiHistoryWords {
  /** Label of the list of versions. */
  from: string
  /** `{count}`, `{from}` and `{to}` are filled in. */
  count: string
  countOne: string
  /** `{from}` is filled in. */
  none: string
  added: string
  changed: string
  deprecated: string
  removed: string
  /** Around a change that lies in a helper type: `{type}` and `{change}` are filled in. */
  inside: string
  /** A part that is new, and one that is gone: `{part}` is filled in. */
  more: string
  less: string
  /** Versions that changed nothing: `{from}` and `{to}` are filled in, or `{version}`. */
  same: string
  sameOne: string
}

/** Words of `llms.txt`, which tells programs what there is to read. */
interface LlmsWords {
  /** `{package}` and `{version}` are filled in. */
  about: string
  /** Name of the list of data. */
  data: string
  allPages: string
  /** When one file would be too long. `{count}` is filled in. */
  allPagesIn: string
  reference: string
  referenceSchema: string
  demos: string
  addresses: string
  otherLanguages: string
}
