import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'
import type { View } from './view.ts'

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  view: View
  language: string
  title?: string | undefined
  /** Highlighted at build. */
  html: string
  numbered?: boolean
}

/** A code block with its name and a copy button. The button appears with scripts. */
export function CodeBlock({ view, language, title, html }: CodeBlockProps): ReactElement {
  const { words } = view
  return (
    <figure className="code" data-language={language}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre data-scroll-frame="">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button
        type="button"
        className="copy-button"
        data-copy=""
        data-copied-label={words.copied}
        aria-label={words.copy}
        title={words.copy}
      >
        <Icon name="copy" />
      </button>
    </figure>
  )
}
