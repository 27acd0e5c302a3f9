import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { TextProps } from '../../model/element-props.ts'
import { Icon } from '../parts/icon.tsx'
import type { View } from '../view.ts'
import {
  dataCopy,
  dataFold,
  dataFolded,
  dataNeedsScripts,
  dataOtherLabel,
  dataSample,
  dataSampleLabel,
  dataScrollFrame,
  mark,
} from '../../shared/markup.ts'

/** Blocks with more lines than this may be folded. */
const mostLines = 24

/** A block without a name and with at most this many lines is one row, with the button beside the code. */
const briefLines = 1

/**
 * A code block with its name and a copy button. Buttons that need scripts are visible only with scripts; without them
 * all code is shown.
 */
export function CodeBlock({
  view,
  language,
  title,
  html,
  numbered = false,
  open = true,
}: Omit<TextProps['v-code'], 'hash'> & { view: View }): ReactElement {
  const { words } = view
  const count = html.split('\n').length
  const isFolded = !open && count > mostLines
  const isBrief = title === undefined && count <= briefLines
  const editing = language === 'tsx' && isComplete(html, view) ? view.assets.tryFiles?.[view.page.locale] : undefined
  const showAll = fillWords(words.showAllLines, { count: String(count) })
  return (
    <figure
      className="code"
      data-brief={isBrief || undefined}
      {...mark(dataFolded, isFolded || undefined)}
      {...mark(dataSample, editing)}
      {...mark(dataSampleLabel, editing && words.editDemo)}
    >
      <figcaption>
        {title !== undefined && <span className="code-name">{title}</span>}
        {language !== 'text' && <span className="code-language">{language}</span>}
      </figcaption>
      <pre {...mark(dataScrollFrame, '')} data-language={language}>
        {numbered && <LineNumbers count={count} />}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton view={view} />
      {isFolded && (
        <button
          type="button"
          className="code-fold"
          {...mark(dataFold, '')}
          {...mark(dataNeedsScripts, '')}
          aria-expanded="false"
          {...mark(dataOtherLabel, words.showFewerLines)}
        >
          {showAll}
        </button>
      )}
    </figure>
  )
}

/** True for code that runs as it is: it exports a component, imports what edited code may import, and shows no change. */
function isComplete(html: string, { site }: View): boolean {
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/&#(?:39|x27);/gi, "'")
  const known = ['react', 'react-dom', ...(site.config.packages ?? []).map(({ name }) => name)]
  const imports = [...text.matchAll(/\bfrom ['"]([^'"]+)['"]|\bimport ['"]([^'"]+)['"]/g)]
  return (
    /^export (?:default )?function [A-Z]/m.test(text) &&
    !/<(?:ins|del)\b/.test(html) &&
    imports.every(([, from, alone]) => known.includes(from ?? alone ?? ''))
  )
}

/** Copies the code of its block, and confirms it. */
function CopyButton({ view: { words } }: { view: View }): ReactElement {
  return (
    <button
      type="button"
      className="copy-button"
      {...mark(dataCopy, '')}
      aria-label={words.copyCode}
      title={words.copyCode}
    >
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  )
}

/** Line numbers are a column of their own, so that nobody selects or copies them with the code. */
function LineNumbers({ count }: { count: number }): ReactElement {
  return (
    <span className="code-numbers" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
    </span>
  )
}
