import { useId, useState } from 'react'
import { readHex, writeHex } from './color.ts'
import type { Scheme } from './resolve-color.ts'
import type { StudioWords } from './words.ts'

interface ColorControlProps {
  label: string
  help: string
  /** What is shown now, as `#aabbcc`. */
  colors: Readonly<Record<Scheme, string>>
  words: StudioWords
  canPick: boolean
  /** Takes a colour that was made fixed back, and what the button says. */
  follow: { name: string; act: () => void } | undefined
  onChange: (light: string, dark: string) => void
}

/** A colour in light and dark. */
export function ColorControl({ label, help, colors, words, canPick, follow, onChange }: ColorControlProps) {
  return (
    <div className="studio-color" role="group" aria-label={label}>
      <span className="studio-name" title={help}>
        {label}
        {follow !== undefined && (
          <button type="button" className="studio-link" onClick={follow.act}>
            {follow.name}
          </button>
        )}
      </span>
      {(['light', 'dark'] as const).map((scheme) => (
        <Swatch
          key={scheme}
          name={fill(words.colorOf, label, words.schemes[scheme])}
          hexName={fill(words.hexOf, label, words.schemes[scheme])}
          pickName={canPick ? fill(words.pickFrom, label, words.schemes[scheme]) : undefined}
          mend={words.badColor}
          color={colors[scheme]}
          onChange={(color) =>
            onChange(scheme === 'light' ? color : colors.light, scheme === 'dark' ? color : colors.dark)
          }
        />
      ))}
    </div>
  )
}

interface SwatchProps {
  name: string
  hexName: string
  pickName: string | undefined
  /** Said of a text that is no colour. */
  mend: string
  color: string
  onChange: (color: string) => void
}

function Swatch({ name, hexName, pickName, mend, color, onChange }: SwatchProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | undefined>()
  const isBad = draft !== undefined && readHex(draft) === undefined
  return (
    <span className="studio-swatch">
      <input type="color" aria-label={name} value={color} onChange={({ target }) => onChange(target.value)} />
      <input
        type="text"
        aria-label={hexName}
        aria-invalid={isBad}
        aria-describedby={isBad ? id : undefined}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={7}
        value={draft ?? color}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value)
          const read = readHex(target.value)
          if (read !== undefined) onChange(writeHex(read))
        }}
      />
      {pickName !== undefined && (
        <button type="button" aria-label={pickName} title={pickName} onClick={() => void pick().then(report)}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3l3 3M8 4l4 4M9 6 4 11l-1 2 2-1 5-5" />
          </svg>
        </button>
      )}
      {isBad && (
        <span className="studio-bad" id={id} role="alert">
          {mend}
        </span>
      )}
    </span>
  )

  function report(picked: string | undefined): void {
    if (picked !== undefined) onChange(picked)
  }
}

interface Pipette {
  open: () => Promise<{ sRGBHex: string }>
}

/** A colour from anywhere on the screen. Undefined when the reader has changed their mind, which the browser throws. */
async function pick(): Promise<string | undefined> {
  const { EyeDropper } = window as { EyeDropper?: new () => Pipette }
  if (EyeDropper === undefined) return undefined
  const picked = await new EyeDropper().open().catch(() => undefined)
  const color = readHex(picked?.sRGBHex ?? '')
  return color && writeHex(color)
}

function fill(text: string, name: string, scheme: string): string {
  return text.replace('{name}', name).replace('{scheme}', scheme)
}
