import type { PlayProp, PlaySetting } from 'vitrine/play'
import { isEvent, listSampleIds, writeSetting } from './build-code.ts'
import type { SetId } from './option-sets.ts'
import type { PlayWords } from './words.ts'

interface ControlProps {
  prop: PlayProp
  setting: PlaySetting | undefined
  words: PlayWords
  id: string
  /** Ids of what names the control, and of what is said about it. */
  labelledBy: string
  describedBy: string | undefined
  onChange: (setting: PlaySetting | undefined) => void
}

/** Values with more letters than this together are a list that opens: side by side they would need two lines. */
const mostLetters = 16

/** How much of the code of a sample a choice shows. */
const longestName = 42

/** The control that the type of a property asks for. */
export function Control(props: ControlProps) {
  const { prop, words } = props
  const { literals, number, text } = prop.control
  const samples = listSampleIds(prop.name)
  const kinds = [literals.length > 0, number, text, samples.length > 0].filter(Boolean).length
  if (kinds === 0) return <span className="play-none">{words.noControl}</span>
  if (kinds > 1 || samples.length > 0 || literals.join('').length > mostLetters)
    return <Choice {...props} samples={samples} />
  return literals.length > 0 ? <Buttons {...props} /> : <Field {...props} kind={number ? 'number' : 'text'} />
}

/** The default and each value side by side. */
function Buttons({ prop, setting, words, id, labelledBy, describedBy, onChange }: ControlProps) {
  return (
    <div className="play-buttons" role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {[undefined, ...prop.control.literals].map((code, index) => (
        <label key={code ?? ''}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            checked={setting === undefined ? code === undefined : setting.kind === 'literal' && setting.code === code}
            onChange={() => onChange(code === undefined ? undefined : { kind: 'literal', code })}
          />
          <span>{code === undefined ? nameDefault(prop, words) : nameLiteral(code, words)}</span>
        </label>
      ))}
    </div>
  )
}

/** All that a property takes, in a list; a number or a text is typed beside it. */
function Choice({ samples, ...props }: ControlProps & { samples: readonly string[] }) {
  const { prop, setting, words, id, labelledBy, describedBy, onChange } = props
  const { literals, number, text } = prop.control
  const choose = (chosen: string): void => {
    const [, kind = '', rest = ''] = /^(\w*):(.*)$/s.exec(chosen) ?? []
    if (kind === 'literal') onChange({ kind, code: rest })
    else if (kind === 'sample') onChange({ kind, id: rest })
    else if (kind === 'number') onChange({ kind, value: words.units[prop.name] === 'px' ? 320 : 2 })
    else if (kind === 'text') onChange({ kind, value: '' })
    else onChange(undefined)
  }
  const isTyped = setting?.kind === 'number' || setting?.kind === 'text'
  return (
    <div className="play-choice">
      <select
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        value={nameChoice(setting)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value=":">{nameDefault(prop, words)}</option>
        {literals.map((code) => (
          <option key={code} value={`literal:${code}`}>
            {nameLiteral(code, words)}
          </option>
        ))}
        {number && <option value="number:">{words.number}</option>}
        {text && <option value="text:">{words.text}</option>}
        {samples.map((sample) => (
          <option key={sample} value={`sample:${sample}`}>
            {nameSample(prop.name, sample, words)}
          </option>
        ))}
      </select>
      {isTyped && <Field {...props} kind={setting.kind} />}
    </div>
  )
}

/** Typed. An empty field alone stands for the default; beside a choice an empty text is a text. */
function Field({
  prop,
  setting,
  words,
  id,
  labelledBy,
  describedBy,
  kind,
  onChange,
}: ControlProps & { kind: 'number' | 'text' }) {
  const unit = kind === 'number' ? words.units[prop.name] : undefined
  const isAlone = !(prop.control.literals.length > 0 || listSampleIds(prop.name).length > 0)
  const change = (typed: string): void => {
    if (typed === '' && (isAlone || kind === 'number')) onChange(isAlone ? undefined : setting)
    else onChange(kind === 'number' ? { kind, value: Number(typed) } : { kind, value: typed })
  }
  return (
    <span className="play-field">
      <input
        type={kind}
        id={isAlone ? id : undefined}
        aria-labelledby={isAlone ? labelledBy : undefined}
        aria-label={isAlone ? undefined : words.valueOf.replace('{name}', prop.name)}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={isAlone ? (prop.fallback?.replaceAll("'", '') ?? words.default) : undefined}
        value={setting?.kind === kind ? setting.value : ''}
        onChange={(event) => change(event.target.value)}
      />
      {unit !== undefined && <span>{unit}</span>}
    </span>
  )
}

function nameChoice(setting: PlaySetting | undefined): string {
  if (setting?.kind === 'literal') return `literal:${setting.code}`
  if (setting?.kind === 'sample') return `sample:${setting.id}`
  return setting === undefined ? ':' : `${setting.kind}:`
}

function nameDefault({ name, fallback }: PlayProp, words: PlayWords): string {
  if (name === 'options') return words.sets.three
  return fallback === undefined ? words.default : `${words.default}: ${nameLiteral(shorten(fallback), words)}`
}

function nameLiteral(code: string, words: PlayWords): string {
  if (code === 'true') return words.on
  return code === 'false' ? words.off : code.replaceAll("'", '')
}

function nameSample(name: string, id: string, words: PlayWords): string {
  if (name === 'options') return words.sets[id as SetId]
  return isEvent(name) ? words.log : shorten(writeSetting(name, { kind: 'sample', id }))
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line
}
