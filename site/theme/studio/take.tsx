import { useState } from 'react'
import { writeShared } from './read-shared.ts'
import { stylesheet, type Theme, variables } from './theme.ts'
import type { StudioWords } from './words.ts'
import { type Form, writeStylesheet, writeTheme } from './write-css.ts'

interface TakeProps {
  theme: Theme
  words: StudioWords
  /** Says a sentence in the live region of the studio. */
  say: (sentence: string) => void
}

const forms: readonly Form[] = ['css', 'tailwind', 'module']

/** The theme as code in three forms, as the whole file, and as a link. */
export function Take({ theme, words, say }: TakeProps) {
  const [form, setForm] = useState<Form>('css')
  const code = writeTheme(form, theme, variables, words.comments)
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      // Without a secure context there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(text)
      say(done)
    } catch {
      say(words.copyFailed)
    }
  }
  return (
    <section className="studio-take" aria-label={words.take}>
      <fieldset className="studio-choices">
        <legend>{words.take}</legend>
        {forms.map((each) => (
          <label key={each}>
            <input type="radio" name="studio-form" checked={each === form} onChange={() => setForm(each)} />
            {words.forms[each]}
          </label>
        ))}
      </fieldset>
      {code === '' ? (
        <p>{words.nothingChanged}</p>
      ) : (
        <pre tabIndex={0} role="region" aria-label={words.forms[form]} translate="no">
          <code>{code}</code>
        </pre>
      )}
      <div className="studio-buttons">
        <button type="button" aria-disabled={code === ''} onClick={() => code !== '' && void copy(code, words.copied)}>
          {words.copy} {words.forms[form]}
        </button>
        <button type="button" onClick={() => download(writeStylesheet(stylesheet, theme))}>
          {words.download}
        </button>
        <button type="button" onClick={() => void copy(writeLink(theme), words.shared)}>
          {words.share}
        </button>
      </div>
    </section>
  )
}

function writeLink(theme: Theme): string {
  const shared = writeShared(theme, variables)
  return `${location.origin}${location.pathname}${shared === '' ? '' : `#theme=${shared}`}`
}

function download(css: string): void {
  const address = URL.createObjectURL(new Blob([css], { type: 'text/css' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'select.css'
  link.click()
  URL.revokeObjectURL(address)
}
