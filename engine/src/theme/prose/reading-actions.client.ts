import { announce, confirmOn } from '../parts/confirm-on.client.ts'
import { copyText } from '../parts/copy-text.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'
import { dataCopy, dataFold, keyFolded, keyOtherLabel } from '../../shared/markup.ts'

/** Does what a control in the text is for. */
export function act(control: HTMLElement): void {
  if (control.matches(`[${dataFold}]`)) toggleFold(control)
  else if (control.matches(`[${dataCopy}]`)) copyCode(control)
  else if (control instanceof HTMLAnchorElement) void copyAddress(control)
}

/** Puts the code beside the button on the clipboard, without prompts and without lines that a diff takes away. */
function copyCode(button: HTMLElement): void {
  const code = button.closest('.code')?.querySelector('code')
  if (code) void copyText(readCode(code), button)
}

function readCode(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement
  for (const prompt of copy.querySelectorAll('.c-prompt')) prompt.remove()
  for (const line of copy.querySelectorAll('del.c-line')) {
    // The line break behind a line goes with it.
    const next = line.nextSibling
    if (next instanceof Text) next.data = next.data.replace(/^\n/, '')
    line.remove()
  }
  return copy.textContent
}

/** The browser itself goes to the heading. A clipboard that refuses is no loss: the address stands in the address bar. */
async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  const linkCopied = readWord(word.linkCopied)
  try {
    await navigator.clipboard.writeText(anchor.href)
    confirmOn(anchor, linkCopied)
    announce(linkCopied)
  } catch {
    // See above.
  }
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
  // What is folded away must not leave the reader far below it.
  if (isOpen) block.scrollIntoView({ block: 'nearest' })
}
