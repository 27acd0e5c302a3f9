import { loadScript } from '../islands/load-script.ts'
import { announce, confirmOn } from './confirm-on.ts'
import { readWords } from './read-words.ts'

/**
 * Puts text on the clipboard; `control`, an element with an `aria-label`, confirms it, and it is said aloud.
 * Where the browser refuses, a dialog asks the reader to copy by hand, and the focus returns to the control.
 */
export async function copyText(text: string, control: HTMLElement): Promise<void> {
  const words = readWords()
  // With the next frame: the clipboard takes longer than that, and rarely refuses.
  const takeBack = confirmOn(control, words.copied)
  try {
    // On a plain http address there is no clipboard at all.
    await navigator.clipboard.writeText(text)
    announce(words.copied)
  } catch {
    takeBack()
    const code = await loadScript('copy-dialog', () => import('./copy-dialog.ts'))
    await code?.showCopyDialog(text, control, words)
  }
}
