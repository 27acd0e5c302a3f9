import { Virtual } from '@guidepup/virtual-screen-reader'
import type { Listener } from './reader-page.ts'

/** After so many frames without a change nothing is on its way any more. */
const calmFrames = 4

const reader = new Virtual()
// React listens on `body` and below, so nothing but the reader hears what happens here.
const page = document.documentElement
let heard = 0
let field = ''
let option = ''

/** Listens to the page that it is in. */
export const listener: Listener = { start, hear }

async function start(): Promise<void> {
  await reader.stop()
  await reader.start({ container: page })
  heard = (await reader.spokenPhraseLog()).length
  field = ''
  option = ''
}

async function hear(): Promise<string[]> {
  await settle()
  // Live regions speak by themselves. What the reader says of a focus is dropped: the field is read below, when its
  // states have followed.
  const live = (await reader.spokenPhraseLog()).slice(heard).filter((phrase) => /^(polite|assertive): ./.test(phrase))
  // A region that changes in several places at once is told for each of them.
  const said = [...(await readFocus()), ...live].filter((phrase, index, all) => phrase !== all[index - 1])
  heard = (await reader.spokenPhraseLog()).length
  return said
}

/**
 * The element with the focus, and its active descendant, each when it says something else than before. The simulated
 * reader reads where its cursor is and does not follow `aria-activedescendant`, so its cursor is put there.
 */
async function readFocus(): Promise<string[]> {
  const { activeElement: focused } = document
  if (focused === null || focused === document.body) return []
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
  const said: string[] = []
  const now = await read(focused)
  // The active option is said by itself. A description that changes is not read again.
  const states = now
    .replace(/, active descendant .*?(?=, (?:autocomplete|\d+ control|expanded|not expanded)|$)/, '')
    .replace(`, ${readDescription(focused)}`, '')
  if (states !== field) said.push(now)
  field = states
  const next = active === null ? '' : await read(active)
  if (next !== '' && next !== option) said.push(next)
  option = next
  return said
}

function readDescription(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Puts the cursor on an element, and gives what is said of it. */
async function read(element: Element): Promise<string> {
  const event = new FocusEvent('focusin')
  Object.defineProperty(event, 'target', { value: element })
  page.dispatchEvent(event)
  await nextTask()
  if (reader.activeNode !== element) throw new Error(`The reader does not reach ${element.outerHTML}.`)
  return (await reader.spokenPhraseLog()).findLast((phrase) => !/^(polite|assertive): /.test(phrase)) ?? ''
}

/** Until the document has not changed for a few frames, and the pretend server of a demo has answered. */
async function settle(): Promise<void> {
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let calm = 0, seen = 0; calm < calmFrames; calm += 1) {
    await nextFrame()
    if (changes !== seen || isWaiting()) calm = 0
    seen = changes
  }
  observer.disconnect()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** True while a demo says that something is on its way: such a sentence has three dots. */
function isWaiting(): boolean {
  return [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent.includes('…'))
}
