// Runs on the not-found page before its first paint. Hosts without redirect rules show that page for every unknown
// address, also for other spellings of known addresses. This script leads the latter to their page. For all others it
// shows the page in the reader's language, offers what may have been meant, and then starts the site's own script.
import type { NotFoundData } from '../model/not-found.ts'
import { chooseShard, readWords, suggestAddresses } from '../navigation/suggest-addresses.client.ts'
import { chooseLocale, toLocalePath, withBase, withoutBase } from '../shared/addresses.ts'
import { addressesId, dataNear, dataRegion, dataSidebar, keyBase, keyNear, siteScriptId } from '../shared/markup.ts'
import { createAddressTable, resolveAddress, toShardPath } from '../shared/resolve-address.ts'

/** Milliseconds for which nothing is painted, while the right page is on its way. */
const patience = 2000

const root = document.documentElement
const base = root.dataset[keyBase] ?? '/'
const data = JSON.parse(document.querySelector(`#${addressesId}`)?.textContent ?? '{}') as NotFoundData
const { locales, shards } = data
const [defaultLocale = ''] = locales

const path = withoutBase(base, location.pathname)
if (shards === undefined) answer(data.addresses)
else {
  const show = hide()
  void fetchAddresses(chooseShard(decode(path ?? '') ?? '', shards)).then((addresses) => {
    show()
    answer(addresses)
  })
}

type Addresses = NotFoundData['addresses']

/** Leads to the page that the address means, or says that there is none. */
function answer(addresses: Addresses): void {
  const table = createAddressTable(addresses.map(([canonical = '', ...aliases]) => ({ path: canonical, aliases })))
  const found = path === undefined ? undefined : resolveAddress(path, table)
  if (found?.kind === 'redirect') {
    hide()
    location.replace(withBase(base, encodeURI(found.path)) + location.search + location.hash)
  } else void showNotFound(path ?? '/', addresses)
}

/** Without an answer the page says that there is no such page, which is all it knows then. */
async function fetchAddresses(index: number): Promise<Addresses> {
  try {
    const response = await fetch(withBase(base, toShardPath(index)), { signal: AbortSignal.timeout(patience) })
    return (await response.json()) as Addresses
  } catch {
    return []
  }
}

async function showNotFound(asked: string, addresses: Addresses): Promise<void> {
  const locale = chooseLocale(asked, locales)
  if (locale !== root.lang) await translate(locale)
  const decoded = decode(asked)
  if (decoded !== undefined) {
    suggest(suggestAddresses(decoded, { locales, addresses }))
    fillSearch(readWords(decoded))
  }
  const script = document.createElement('script')
  script.type = 'module'
  script.src = document.querySelector<HTMLLinkElement>(`#${siteScriptId}`)?.href ?? ''
  document.head.append(script)
}

/** Shows this page in another locale. A host without rules knows only the page of the default locale. */
async function translate(locale: string): Promise<void> {
  const show = hide()
  try {
    const address = withBase(base, toLocalePath(locale, defaultLocale, '/404.html'))
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (next.documentElement.lang !== locale) return
    for (const region of document.querySelectorAll<HTMLElement>(`[${dataRegion}]`)) {
      const own = next.querySelector(`[${dataRegion}="${region.getAttribute(dataRegion) ?? ''}"]`)
      if (own !== null) region.replaceWith(document.adoptNode(own))
    }
    root.lang = locale
    root.dir = next.documentElement.dir
  } catch {
    // The page that is here says the same in both languages.
  } finally {
    show()
  }
}

/** Fills in the sentence with the pages that may have been meant. Their names are those of the sidebar. */
function suggest(paths: readonly string[]): void {
  const line = document.querySelector<HTMLElement>(`[${dataNear}]`)
  if (line === null || paths.length === 0) return
  const [before = '', after = ''] = (line.dataset[keyNear] ?? '').split('{pages}')
  const list = new Intl.ListFormat(root.lang, { type: 'disjunction' }).formatToParts(paths)
  const parts = list.map(({ type, value }) => (type === 'element' ? createLink(value) : value))
  line.replaceChildren(before, ...parts, after)
  line.hidden = false
}

function createLink(to: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = withBase(base, encodeURI(to))
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(`[${dataSidebar}] a`)]
  const entry = entries.find(({ href }) => href === link.href)
  // The first page of a group is called "Overview" there, with its title for screen readers.
  link.textContent = (entry?.querySelector('.visually-hidden') ?? entry)?.textContent?.trim() ?? to
  return link
}

/** Puts the words of the address into the search field. Whoever goes on to another page finds the field empty. */
function fillSearch(words: string): void {
  const input = document.querySelector<HTMLInputElement>('.search-input')
  if (input === null || input.value !== '') return
  input.value = words
  window.navigation?.addEventListener(
    'navigate',
    () => {
      if (input.value === words) input.value = ''
    },
    { once: true },
  )
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Hides the page, but not for ever. Returns the function that shows it. */
function hide(): () => void {
  root.style.visibility = 'hidden'
  const show = (): void => {
    root.style.removeProperty('visibility')
  }
  setTimeout(show, patience)
  return show
}
