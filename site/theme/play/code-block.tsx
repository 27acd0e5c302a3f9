import { useLayoutEffect, useRef, useState } from 'react'
import { colorCode, type PlayReference } from 'vitrine/play'

interface CodeBlockProps {
  code: string
  reference: PlayReference
  words: { code: string }
}

/**
 * The code of the state, as the engine draws a block: it adds the button that opens the editor. So React draws the
 * block once, and leaves what is in it alone.
 */
export function CodeBlock({ code, reference, words }: CodeBlockProps) {
  const place = useRef<HTMLDivElement>(null)
  const [html] = useState(() => ({ __html: writeBlock(writeColored(code, reference), reference, words.code) }))
  useLayoutEffect(() => {
    const block = place.current?.querySelector<HTMLElement>('figure')
    const text = block?.querySelector('code')
    if (!block || !text) return
    text.innerHTML = writeColored(code, reference)
    // Each state has edits of its own.
    block.dataset['name'] = `code-${hash(code)}`
  }, [code, reference])
  return <div ref={place} className="play-code" dangerouslySetInnerHTML={html} />
}

function writeBlock(html: string, { editing }: PlayReference, label: string): string {
  const edit =
    editing === undefined
      ? ''
      : ` data-sample="${escape(editing.address)}" data-sample-label="${escape(editing.label)}" data-stem="code"`
  return `<figure class="code"${edit}><figcaption><span class="code-language">tsx</span></figcaption><pre dir="ltr" tabindex="0" role="region" aria-label="${escape(label)}" translate="no"><code>${html}</code></pre></figure>`
}

/** Names of properties lead to their rows. */
function writeColored(code: string, { props }: PlayReference): string {
  return colorCode(code)
    .map(({ text, className, prop }) => {
      const href = props.find(({ name }) => name === prop)?.href
      if (href !== undefined) return `<a class="c-prop" href="${escape(href)}">${escape(text)}</a>`
      return className === undefined ? escape(text) : `<span class="${className}">${escape(text)}</span>`
    })
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A short name for a text. */
function hash(text: string): string {
  let sum = 5381
  for (const sign of text) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}
