// Runs as an inline script before the first paint. Its text is the same on every page, so that one hash in the
// security policy allows it. What it imports becomes a part of it, so it imports only names and small functions.
import { revealCurrent } from '../navigation/reveal-current.client.ts'
import { colorModeKey, sidebarKey, variantsKey } from '../islands/storage-keys.client.ts'
import {
  dataPanel,
  dataReady,
  dataTabOutline,
  dataTabPanel,
  dataVariant,
  keyBase,
  keyColorPreference,
  keyNotFound,
  keyScheme,
  keyScripts,
  keyTab,
  keyVariants,
  sidebarId,
} from '../shared/markup.ts'

const { dataset } = document.documentElement
let preference = 'light'
try {
  const stored = localStorage.getItem(colorModeKey)
  if (stored === 'dark' || stored === 'auto') preference = stored
} catch {
  // Storage may be blocked. Then the default is used.
}
const isDark = preference === 'dark' || (preference === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
dataset[keyScheme] = isDark ? 'dark' : 'light'
dataset[keyColorPreference] = preference
dataset[keyScripts] = ''
const { pathname, search, hash } = location
const bare = pathname.replace(/\/+$/, '')
// The not-found page has to know the address that was asked for: it may be another spelling of a page.
if (!(keyNotFound in dataset) && bare !== pathname && bare + '/' !== dataset[keyBase] && !pathname.startsWith('//'))
  history.replaceState(null, '', bare + search + hash)
const tab = new URLSearchParams(search).get('tab')
const rules: string[] = []
if (tab !== null) {
  // Shows the tab that the address names, and its outline, from the first paint on. For an unknown name it shows the first tab.
  const [panel, list] = [`[${dataTabPanel}="${CSS.escape(tab)}"]`, `[${dataTabOutline}="${CSS.escape(tab)}"]`]
  const [tabs, outline] = [`.tabs:not([${dataReady}])>`, `.outline:not([${dataReady}])>`]
  rules.push(
    `.frame:has(${panel}) :is(${tabs}.tab-panel:not(${panel}),${outline}[${dataTabOutline}]:not(${list})){display:none}`,
    `.frame:not(:has(${panel})) :is(${tabs}.tab-panel~.tab-panel,${outline}ul~[${dataTabOutline}]){display:none}`,
  )
  dataset[keyTab] = tab
}
try {
  // Shows the variants of code that a reader has chosen, also from the first paint on. When a group has several of
  // them, the latest choice is shown.
  let others = ''
  for (const name of JSON.parse(localStorage.getItem(variantsKey) ?? '[]') as string[]) {
    const panel = `[${dataPanel}="${CSS.escape(name)}"]`
    const has = `:has(>${panel})`
    const group = `.code-group:not([${dataReady}]${others})${has}`
    rules.push(
      `${group}>.code-panel:not(${panel}){display:none}${group}>${panel}{display:block}`,
      `${group} .code-tab{--mark:initial;--mark-text:initial}${group} [${dataVariant}="${CSS.escape(name)}"]{--mark:var(--accent);--mark-text:var(--text-strong)}`,
    )
    others += `,${has}`
    dataset[keyVariants] = ''
  }
} catch {
  // Storage is blocked or contains something else. Then no variant is preferred.
}
if (rules.length > 0) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join(''))
  document.adoptedStyleSheets.push(sheet)
}
// An animation frame runs before the next paint, so the sidebar is never painted at a wrong scroll position.
const placeSidebar = (): void => {
  const sidebar = document.querySelector(`#${sidebarId}`)
  if (sidebar === null) {
    if (document.readyState === 'loading') requestAnimationFrame(placeSidebar)
    return
  }
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem(sidebarKey))
  } catch {
    // Storage may be blocked. Then the sidebar shows the entry of this page.
  }
  revealCurrent(sidebar)
}
requestAnimationFrame(placeSidebar)
