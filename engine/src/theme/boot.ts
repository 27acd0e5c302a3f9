// Runs inline before first paint, the same text on every page, so that one hash in the security policy covers it.
// Plain scope, no imports: `COLOR_MODE_KEY` is filled in when it is compiled.
declare const COLOR_MODE_KEY: string
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
  if (tab !== null) {
    // The tab of the address is the one that is painted; an unknown one leaves the first.
    const wanted = `[data-tab-panel="${CSS.escape(tab)}"]`
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.tabs:has(>${wanted})>.tab-panel:not(${wanted}),.tabs:not(:has(>${wanted}))>.tab-panel~.tab-panel{display:none}`,
    )
    document.adoptedStyleSheets.push(sheet)
    root.dataset['tab'] = tab
  }
})()
