import { readWords } from './read-words.ts'

/**
 * Puts text on the clipboard. Where the browser refuses, a dialog asks the reader to copy it by hand, and the focus returns to `from`.
 * Resolves to true when the text is on the clipboard by our doing.
 */
export async function copyText(text: string, from: HTMLElement): Promise<boolean> {
  try {
    // On a plain http address there is no clipboard at all.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const { showCopyDialog } = await import('./copy-dialog.ts')
    await showCopyDialog(text, from, readWords())
    return false
  }
}
