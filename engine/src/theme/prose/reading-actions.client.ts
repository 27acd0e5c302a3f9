import { copyText } from '../parts/copy-text.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'
import { dataCopy, dataFold, keyFolded, keyOtherLabel } from '../../shared/markup.ts'

/** Runs the action of a control in the text. */
export function act(control: HTMLElement): void {
  if (control.matches(`[${dataFold}]`)) toggleFold(control)
  else if (control.matches(`[${dataCopy}]`)) copyCode(control)
  else if (control instanceof HTMLAnchorElement) copyAddress(control)
}

/** Copies the page as Markdown, which is behind the link after the button. Where it cannot be fetched, the link says why. */
async function copyPage(button: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href).catch(() => undefined)
  if (answer?.ok === true) await copyText(await answer.text(), button)
  else link.click()
}

/** Copies the code beside the button, without prompts and without the lines that a diff removes. */
function copyCode(button: HTMLElement): void {
  const { nextElementSibling: link } = button
  if (link instanceof HTMLAnchorElement) return void copyPage(button, link)
  const code = button.closest('.code')?.querySelector('code')
  if (code) void copyText(readCode(code), button)
}

function readCode(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement
  for (const prompt of copy.querySelectorAll('.c-prompt')) prompt.remove()
  for (const line of copy.querySelectorAll('del.c-line')) {
    // The line break after a removed line is removed too.
    const next = line.nextSibling
    if (next instanceof Text) next.data = next.data.replace(/^\n/, '')
    line.remove()
  }
  return copy.textContent
}

/** Copies the address of a heading or a demo, and shows it in the address bar. The page does not scroll. */
function copyAddress(anchor: HTMLAnchorElement): void {
  history.replaceState(history.state, '', anchor.hash)
  void copyText(anchor.href, anchor, readWord(word.linkCopied))
}

function toggleFold(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.code')
  const isOpen = block?.dataset[keyFolded] === 'open'
  const { [keyOtherLabel]: otherLabel } = button.dataset
  button.dataset[keyOtherLabel] = button.textContent
  button.textContent = otherLabel ?? button.textContent
  button.ariaExpanded = String(!isOpen)
  if (block === null) return
  block.dataset[keyFolded] = isOpen ? 'true' : 'open'
  // Folding a long block moves the page up. Keep the reader at the block.
  if (isOpen) block.scrollIntoView({ block: 'nearest' })
}
