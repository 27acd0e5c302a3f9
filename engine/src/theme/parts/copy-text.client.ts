import { loadChunk } from '../../islands/load-chunk.client.ts'
import { reportFailure } from '../../islands/report-failure.client.ts'
import { announce, confirmOn } from './confirm-on.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'

/**
 * Puts text on the clipboard; `control`, an element with an `aria-label`, confirms it, and it is said aloud.
 * Where the browser refuses, a dialog asks the reader to copy by hand, and the focus returns to the control.
 */
export async function copyText(text: string, control: HTMLElement): Promise<void> {
  const sentence = readWord(word.copied)
  // With the next frame: the clipboard takes longer than that, and rarely refuses.
  const takeBack = confirmOn(control, sentence)
  try {
    // On a plain http address there is no clipboard at all.
    await navigator.clipboard.writeText(text)
    announce(sentence)
  } catch {
    takeBack()
    // Not by `loadScript`, which lives in a file of its own callers: shared code there costs a request.
    const options = { load: () => import('./copy-dialog.client.ts'), isLeaf: false }
    const code = await loadChunk('copy-dialog.js', options).catch((error: unknown) => reportFailure('chunk', error))
    if (code !== undefined) await code.showCopyDialog(text, control)
  }
}
