import { contentId, keyWords } from '../../shared/markup.ts'

/** Words that the code of copy buttons and anchors needs. */
export interface ReadingWords {
  copied: string
  linkCopied: string
  /** `{keys}` is filled in. */
  copyPrompt: string
  close: string
}

/** The words the page carries for what is loaded later; empty where it carries none. */
export function readWords(): ReadingWords {
  const carried = JSON.parse(document.querySelector<HTMLElement>(`#${contentId}`)?.dataset[keyWords] ?? '{}') as object
  return { copied: '', linkCopied: '', copyPrompt: '', close: '', ...carried }
}
