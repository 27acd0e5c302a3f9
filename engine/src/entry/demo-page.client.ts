import type { DemoShellWords } from '../model/site.ts'
import { dataDemo, keyFixedScheme, keyFramed, keyModule, keyPreload, keyScheme, keyWords } from '../shared/markup.ts'

// Prepares the document of a single demo before its island wakes: `~demos/<id>?locale=&scheme=&dir=`. For unknown
// values the defaults are used.
const root = document.documentElement
const query = new URLSearchParams(location.search)

const words = JSON.parse(document.querySelector('#words')?.textContent ?? '{}') as Record<string, DemoShellWords>
const locale = query.get('locale')?.toLowerCase()
root.lang = Object.keys(words).find((id) => id.toLowerCase() === locale) ?? root.lang
const own = words[root.lang]
const stage = document.querySelector<HTMLElement>(`[${dataDemo}]`)
if (own !== undefined && stage !== null) {
  document.title = own.title
  stage.dataset[keyWords] = own.words
  if (own.module !== undefined) {
    stage.lang = root.lang
    stage.dataset[keyModule] = own.module
    stage.dataset[keyPreload] = own.preload
  }
}

const scheme = query.get('scheme')
if (scheme === 'light' || scheme === 'dark') {
  root.dataset[keyScheme] = scheme
  // Set by the address, so the reader's stored choice must not change it.
  root.dataset[keyFixedScheme] = ''
}
if (query.get('dir') === 'rtl') root.dir = 'rtl'
// In an iframe, the stage around it has padding already, so the styles leave out the document's own.
if (window.parent !== window) root.dataset[keyFramed] = ''
else if (own !== undefined) showBar(own)

/** The name of the demo and the way back to its page. A stage's iframe has both around it. */
function showBar({ title, back, href }: DemoShellWords): void {
  const bar = document.querySelector<HTMLElement>('.alone-bar')
  if (bar === null) return
  const [link, name, text] = [bar.querySelector('a'), bar.querySelector('h1'), bar.querySelector('span')]
  if (name !== null) name.textContent = title
  if (text !== null) text.textContent = back
  if (link !== null) link.href = href ?? ''
  bar.hidden = false
}
