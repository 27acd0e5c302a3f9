// Runs inline before first paint, the same text on every page, so that one hash in the security policy covers it.
// Plain scope, no imports: the names in capitals are filled in when it is compiled.
declare const COLOR_MODE_KEY: string
declare const VARIANTS_KEY: string
declare const SIDEBAR_KEY: string
;(() => {
  const root = document.documentElement
  let preference = 'light'
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY)
    if (stored === 'dark' || stored === 'auto') preference = stored
  } catch {
    // Storage may be blocked: the default stands.
  }
  const isDark = preference === 'dark' || (preference === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset['scheme'] = isDark ? 'dark' : 'light'
  root.dataset['colorPreference'] = preference
  root.dataset['scripts'] = ''
  const { pathname, search, hash } = location
  const bare = pathname.replace(/\/+$/, '')
  if (bare !== pathname && bare + '/' !== root.dataset['base'] && !pathname.startsWith('//'))
    history.replaceState(null, '', bare + search + hash)
  const tab = new URLSearchParams(search).get('tab')
  const rules: string[] = []
  if (tab !== null) {
    // Shows the tab that the address names, and its outline, from the first paint on; an unknown name shows the first tab.
    const [panel, list] = [`[data-tab-panel="${CSS.escape(tab)}"]`, `[data-tab-outline="${CSS.escape(tab)}"]`]
    const [tabs, outline] = ['.tabs:not([data-ready])>', '.outline:not([data-ready])>']
    rules.push(
      `.frame:has(${panel}) :is(${tabs}.tab-panel:not(${panel}),${outline}[data-tab-outline]:not(${list})){display:none}`,
      `.frame:not(:has(${panel})) :is(${tabs}.tab-panel~.tab-panel,${outline}ul~[data-tab-outline]){display:none}`,
    )
    root.dataset['tab'] = tab
  }
  try {
    // So are the variants of code a reader has chosen; of several in one group the latest.
    let others = ''
    for (const name of JSON.parse(localStorage.getItem(VARIANTS_KEY) ?? '[]') as string[]) {
      const panel = `[data-panel="${CSS.escape(name)}"]`
      const has = `:has(>${panel})`
      const group = `.code-group:not([data-ready]${others})${has}`
      rules.push(
        `${group}>.code-panel:not(${panel}){display:none}${group}>${panel}{display:block}`,
        `${group} .code-tab{--mark:initial;--mark-text:initial}${group} [data-variant="${CSS.escape(name)}"]{--mark:var(--accent);--mark-text:var(--text-strong)}`,
      )
      others += `,${has}`
      root.dataset['variants'] = ''
    }
  } catch {
    // Storage is blocked, or holds something else: no variant is preferred.
  }
  if (rules.length > 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join(''))
    document.adoptedStyleSheets.push(sheet)
  }
  // An animation frame runs before the next paint: the sidebar never shows at the wrong place.
  const placeSidebar = (): void => {
    const sidebar = document.querySelector('#sidebar')
    if (sidebar === null) {
      if (document.readyState === 'loading') requestAnimationFrame(placeSidebar)
      return
    }
    try {
      sidebar.scrollTop = Number(sessionStorage.getItem(SIDEBAR_KEY))
    } catch {
      // Storage may be blocked: the page's own entry decides.
    }
    const entry = sidebar.querySelector('[aria-current="page"]')
    if (entry === null) return
    const frame = sidebar.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 2
  }
  requestAnimationFrame(placeSidebar)
})()
