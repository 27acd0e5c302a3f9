import { useCallback, useId, useMemo, useState } from 'react'
import type { PlayReference, PlaySetting, PlayState } from 'vitrine/play'
import { buildCode } from './play/build-code.ts'
import { CodeBlock } from './play/code-block.tsx'
import { Controls } from './play/controls.tsx'
import { Live } from './play/live.tsx'
import { Recorder, type SelectLike } from './play/recorder.tsx'
import { readPlayWords } from './play/read-words.ts'
import { useAddress, writeAddress } from './play/use-address.ts'

interface PlaygroundProps {
  locale: string
  /** Left out in development while the types are read. */
  reference?: PlayReference
}

const noReference: PlayReference = { groups: [], props: [] }

/** Every property of the select as a control, the select itself, and its code. */
export default function Playground({ locale, reference = noReference }: PlaygroundProps) {
  const words = readPlayWords(locale)
  const { props, groups } = reference
  const prefix = useId()
  const [state, setState] = useState<PlayState>({})
  const [said, say] = useState('')
  const [told, setTold] = useState('')
  const [recorded, setRecorded] = useState<SelectLike>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(groups.slice(0, 1).map(({ id }) => id)))
  const code = useMemo(() => buildCode(state, props, locale, words.field), [state, props, locale, words])
  const count = Object.keys(state).length

  const toggle = useCallback((id: string, isOpen: boolean): void => {
    setOpened((now) => {
      if (now.has(id) === isOpen) return now
      const next = new Set(now)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const change = (name: string, setting: PlaySetting | undefined): void => {
    const { [name]: _, ...rest } = state
    setState(setting === undefined ? rest : { ...state, [name]: setting })
  }
  const reset = (): void => {
    setState({})
    setTold('')
    say(words.resetDone)
  }
  const showProp = useCallback(
    (name: string): void => {
      toggle(props.find((prop) => prop.name === name)?.group ?? '', true)
      // Once its group is open.
      requestAnimationFrame(() => {
        const control = document.querySelector<HTMLElement>(`[id="${CSS.escape(prefix + name)}"]`)
        control?.focus({ preventScroll: true })
        control?.closest('li')?.scrollIntoView({ block: 'center' })
      })
    },
    [props, prefix, toggle],
  )
  const take = useCallback(
    (shared: PlayState): void => {
      setState(shared)
      // What is set is seen, with what is said of it.
      for (const { name, group } of props) if (shared[name] !== undefined) toggle(group, true)
    },
    [props, toggle],
  )
  // A component is a function, which React would call.
  const record = useCallback((select: SelectLike | undefined): void => setRecorded(() => select), [])
  const fault = useAddress({ props, words, onState: take, onProp: showProp })
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
    <div className="play">
      {fault !== '' && (
        <p className="play-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="play-show">
        <section className="play-stage" aria-label={words.stage}>
          <Live
            state={state}
            locale={locale}
            words={words}
            recorded={recorded}
            log={(name, given) => setTold(`${name} ${given.map(print).join(', ')}`)}
            onReset={reset}
          />
        </section>
        <div className="play-bar">
          <span>{words.changed(count)}</span>
          <button type="button" aria-disabled={count === 0} onClick={() => count > 0 && reset()}>
            {words.reset}
          </button>
          <button type="button" onClick={() => void copy(code, words.copied)}>
            {words.copy}
          </button>
          <button type="button" onClick={() => void copy(writeAddress(state), words.shared)}>
            {words.share}
          </button>
        </div>
        <p className="play-said" role="status">
          {said}
        </p>
        {reference.editing !== undefined && (
          <Recorder address={reference.editing.address} words={words} say={say} onSelect={record} />
        )}
        <CodeBlock code={code} reference={reference} words={words} />
        <p className="play-told" aria-live="polite">
          {words.told}: <code>{told === '' ? words.toldNothing : told}</code>
        </p>
      </div>
      <Controls
        reference={reference}
        state={state}
        words={words}
        prefix={prefix}
        opened={opened}
        onToggle={toggle}
        onChange={change}
      />
    </div>
  )
}

/** What an event is told, short. Events of the browser are named by their type. */
function print(told: unknown): string {
  if (typeof told === 'object' && told !== null && 'nativeEvent' in told) return 'event'
  const text = JSON.stringify(told) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
