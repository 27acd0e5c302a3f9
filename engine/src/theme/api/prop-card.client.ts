import { dataApiRow, propCardId } from '../../shared/markup.ts'
import { findSentenceEnd, placeCard } from './place-card.client.ts'

/** Milliseconds before the card comes, and before it goes when the pointer has left word and card. */
const patience = 150
/** A finger that stays this long asks for the card. Browsers open their own menu later. */
const hold = 300

/** The pages with the reference, by address: each is asked for once. */
const pages = new Map<string, Promise<Document>>()

let timer = 0
let word: HTMLAnchorElement | undefined
let shown: AbortController | undefined

/** A pointer has come to a name, or the focus. With `isHeld` something presses it: a finger that stays opens the card. */
export function approach(link: HTMLAnchorElement, isHeld: boolean): void {
  clearTimeout(timer)
  if (link === word && shown !== undefined) return
  // A press of a mouse follows the link.
  const isTouch = isHeld && matchMedia('(pointer: coarse)').matches
  if (isHeld && !isTouch) {
    hide()
    return
  }
  if (!isHeld && link.matches(':focus:not(:focus-visible)')) return
  const waiting = new AbortController()
  const { signal } = waiting
  timer = window.setTimeout(
    () => {
      waiting.abort()
      void show(link, isTouch)
    },
    isTouch ? hold : patience,
  )
  for (const type of ['pointerleave', 'pointerup', 'pointercancel', 'blur', 'click'])
    link.addEventListener(type, () => stop(waiting), { signal })
}

function stop(waiting: AbortController): void {
  waiting.abort()
  clearTimeout(timer)
}

async function show(link: HTMLAnchorElement, isTouch: boolean): Promise<void> {
  const row = await findRow(link).catch(() => undefined)
  if (!row || !link.isConnected || !(isTouch || link.matches(':hover, :focus'))) return
  hide()
  const card = drawCard(row, link)
  document.body.append(card)
  const { left, top } = placeCard(
    link.getClientRects()[0] ?? link.getBoundingClientRect(),
    card.getBoundingClientRect(),
    {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    },
  )
  card.style.insetInlineStart = 'auto'
  card.style.left = `${left + scrollX}px`
  card.style.top = `${top + scrollY}px`
  link.setAttribute('aria-describedby', propCardId)
  word = link
  shown = new AbortController()
  listen(link, card, shown.signal, isTouch)
}

function listen(link: HTMLAnchorElement, card: HTMLElement, signal: AbortSignal, isTouch: boolean): void {
  const leave = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!link.matches(':hover, :focus-visible') && !card.matches(':hover')) hide()
    }, patience)
  }
  if (!isTouch) for (const element of [link, card]) element.addEventListener('pointerleave', leave, { signal })
  link.addEventListener('blur', leave, { signal })
  // The finger that has opened the card goes up: that is no tap.
  if (isTouch) link.addEventListener('click', (event) => event.preventDefault(), { signal, once: true })
  else link.addEventListener('click', hide, { signal })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && card.contains(target))) hide()
    },
    { signal, capture: true },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // The card alone: what is open around it stays.
      event.stopPropagation()
      hide()
    },
    { signal, capture: true },
  )
}

function hide(): void {
  clearTimeout(timer)
  shown?.abort()
  shown = undefined
  word?.removeAttribute('aria-describedby')
  word = undefined
  document.querySelector(`#${propCardId}`)?.remove()
}

/** The line of the reference that a name leads to: on this page, or on the one that has it. */
async function findRow(link: HTMLAnchorElement): Promise<Element | null> {
  const address = new URL(link.href)
  const selector = `[id="${CSS.escape(decodeURIComponent(address.hash.slice(1)))}"][${dataApiRow}]`
  const here = document.querySelector(selector)
  if (here !== null) return here
  address.hash = ''
  const known = pages.get(address.href) ?? loadPage(address.href)
  pages.set(address.href, known)
  known.catch(() => pages.delete(address.href))
  return (await known).querySelector(selector)
}

async function loadPage(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Name and labels, type, default, and the first sentence. */
function drawCard(row: Element, link: Element): HTMLElement {
  const card = document.createElement('div')
  card.id = propCardId
  card.role = 'tooltip'
  const text = row.querySelector('.api-more > p')
  const parts = [
    row.querySelector('.api-name'),
    row.querySelector('.api-type'),
    row.querySelector('.api-default'),
    text,
  ]
  for (const part of parts) {
    if (part === null) continue
    const copy = document.importNode(part, true)
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.removeAttribute('class')
    if (part === text) cutAfterSentence(copy, link.closest<HTMLElement>('[lang]')?.lang)
    card.append(copy)
  }
  return card
}

function cutAfterSentence(text: Element, language: string | undefined): void {
  let rest = findSentenceEnd(text.textContent ?? '', language)
  const range = document.createRange()
  range.selectNodeContents(text)
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (rest <= length) {
      range.setStart(node, rest)
      range.deleteContents()
      return
    }
    rest -= length
  }
}
