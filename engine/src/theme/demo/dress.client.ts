import { dressKey } from '../../islands/storage-keys.client.ts'
import { keyFramed } from '../../shared/markup.ts'

/** A look for the component that the reader has chosen for this visit. The site makes it; it is in no file. */
export interface Dress {
  /** Rules that come after all stylesheets. */
  css: string
  /** Path of the page where the look can be changed, with the base. */
  address: string
  /** What the maker of the look needs to go on with it. */
  state: string
  /** What the box with the way back says, by locale. */
  words: Readonly<Record<string, DressWords>>
}

/** Words of the box. */
export interface DressWords {
  says: string
  change: string
  reset: string
}

/** Event of the document. */
const changed = 'vitrine:dress'

let sheet: CSSStyleSheet | undefined
let box: HTMLElement | undefined

/** Dresses this page and all that the reader opens in this tab. For the islands of a site. */
export function dressVisit(dress: Dress): void {
  store(JSON.stringify(dress))
  put(dress)
  tell()
}

/** Takes the look off again. */
export function undressVisit(): void {
  store(undefined)
  if (sheet !== undefined) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  sheet = undefined
  box?.remove()
  box = undefined
  tell()
}

/** Calls `hear` when a look is put on or taken off. Gives the function that ends it. */
export function followDress(hear: () => void): () => void {
  document.addEventListener(changed, hear)
  return () => document.removeEventListener(changed, hear)
}

function tell(): void {
  document.dispatchEvent(new Event(changed))
}

/** Dresses a page that has just been loaded as the visit is dressed. */
export function showDress(): void {
  const dress = readDress()
  if (dress !== undefined) put(dress)
}

function put(dress: Dress): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(dress.css)
  // The page around an iframe has the box.
  if (document.documentElement.dataset[keyFramed] === undefined) showBox(dress)
}

/** Made anew on each page, so that its words are in the language of the page. */
function showBox({ address, words }: Dress): void {
  const own = words[document.documentElement.lang] ?? Object.values(words)[0]
  if (own === undefined) return
  box?.remove()
  box = document.createElement('div')
  box.className = 'notice dress'
  box.role = 'region'
  box.ariaLabel = own.says
  const text = document.createElement('span')
  text.textContent = own.says
  const link = document.createElement('a')
  link.href = address
  link.textContent = own.change
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = own.reset
  button.addEventListener('click', undressVisit)
  box.append(text, link, button)
  document.body.append(box)
}

/** The look that the reader has chosen on this visit. */
export function readDress(): Dress | undefined {
  try {
    const text = sessionStorage.getItem(dressKey)
    const dress: unknown = text === null ? undefined : JSON.parse(text)
    return isDress(dress) ? dress : undefined
  } catch {
    // Storage may be blocked, or somebody else has written there.
    return undefined
  }
}

function isDress(value: unknown): value is Dress {
  if (typeof value !== 'object' || value === null) return false
  const { css, address, state, words } = value as Partial<Record<keyof Dress, unknown>>
  const areTexts = [css, address, state].every((text) => typeof text === 'string')
  return areTexts && typeof words === 'object' && words !== null
}

/** Where storage is blocked, the look lasts as long as the document. */
function store(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(dressKey)
    else sessionStorage.setItem(dressKey, text)
  } catch {
    // As said above.
  }
}
