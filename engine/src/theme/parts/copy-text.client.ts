import { loadChunk } from '../../islands/load-chunk.client.ts'
import { reportFailure } from '../../islands/report-failure.client.ts'
import { announce, confirmOn } from './confirm-on.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'

/**
 * Copies text to the clipboard. `control`, an element with an `aria-label`, confirms it, and screen readers read the
 * confirmation. When the browser refuses, a dialog asks the reader to copy by hand; then the focus returns to the
 * control.
 */
export async function copyText(
  text: string,
  control: HTMLElement,
  sentence: string = readWord(word.copied),
): Promise<void> {
  // The control confirms at once, with the next frame. The clipboard takes longer than that and rarely refuses.
  const takeBack = confirmOn(control, sentence)
  try {
    // On an http address without TLS `navigator.clipboard` is undefined, which throws here.
    await navigator.clipboard.writeText(text)
    announce(sentence)
  } catch {
    takeBack()
    // Not with `loadScript`: several chunks would then share its code, and shared code is a chunk of its own and one more request.
    const options = { load: () => import('./copy-dialog.client.ts'), isLeaf: false }
    const code = await loadChunk('copy-dialog.js', options).catch((error: unknown) => reportFailure('chunk', error))
    if (code !== undefined) await code.showCopyDialog(text, control)
  }
}
