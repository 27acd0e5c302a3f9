/** Every word the theme says. `{name}` is filled in by `fillWords`. */
export interface Words {
  skipToContent: string
  /** Landmarks and menus. */
  mainNavigation: string
  sidebar: string
  openSidebar: string
  outline: string
  language: string
  /** Name of the link to the same page in this language. */
  readIn: string
  colorMode: string
  colorLight: string
  colorDark: string
  colorAuto: string
  repository: string
  changelog: string
  package: string
  search: string
  searchPlaceholder: string
  searchLoading: string
  searchEmpty: string
  /** Page footer. */
  pageFooter: string
  previous: string
  next: string
  lastUpdated: string
  editPage: string
  /** Site footer. */
  independent: string
  licences: string
  notices: string
  privacy: string
  reportMistake: string
  /** Not found. */
  notFoundTitle: string
  notFoundText: string
  backHome: string
  /** Shown when a page is missing in this locale. */
  fallbackNotice: string
  enableScripts: string
  /** Headings. */
  linkToHeading: string
  /** Tabs of a page. */
  pageTabs: string
  tabUsage: string
  tabApi: string
  demoProps: string
  demoPropsNone: string
  /** Demos. */
  demoOf: string
  showCode: string
  openAlone: string
  linkToDemo: string
  openPage: string
  demoLoading: string
  demoFailed: string
  demoFailedDetail: string
  demoLoadFailed: string
  retry: string
  demoUnknown: string
  noDemoDescription: string
  /** Code. */
  copy: string
  copied: string
  code: string
  /** Hero. */
  heroLabel: string
  heroPlaceholder: string
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
}
