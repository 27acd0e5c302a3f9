import { Component, createElement, type ComponentType, type ErrorInfo, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { dataComposing } from '../shared/markup.ts'
import { keepReaderState, restoreReaderState } from './reader-state.client.ts'
import type { Failure } from './report-failure.client.ts'

// `replayGesture` is needed only after React has been loaded, so it is part of the same file.
export { replayGesture } from './replay-gesture.client.ts'

/**
 * The words an island shows when it fails. The caller passes them, because this file may come from another build than
 * the page's script.
 */
interface FailureWords {
  failed: string
  detail: string
  retry: string
}

/** What is needed to hydrate one island. */
export interface IslandOptions {
  props: Readonly<Record<string, unknown>>
  /**
   * Prefix of the ids that React makes. It must be the one the island was prerendered with. Undefined when the island
   * was not prerendered: React then draws it without hydration.
   */
  prefix: string | undefined
  words: FailureWords
  /** Called with each error that the error boundary catches. */
  onError: (error: unknown) => void
}

type IslandComponent = ComponentType<Record<string, unknown>>

/**
 * Hydrates a component in an element, behind an error boundary of its own. Without a prefix it draws the component
 * instead. While an input method composes in the element it waits: React would put the first text of the field back,
 * and the letters composed so far would stay in front of the word that they become.
 */
export function hydrateIsland(
  element: Element,
  component: IslandComponent,
  options: IslandOptions,
): Root | Promise<Root> {
  const isComposing = element.hasAttribute(dataComposing)
  return isComposing ? hydrateComposed(element, component, options) : hydrate(element, component, options)
}

async function hydrateComposed(element: Element, component: IslandComponent, options: IslandOptions): Promise<Root> {
  // In Korean the next composition begins in the task in which the last one ends.
  while (element.hasAttribute(dataComposing)) await endOfComposition(element)
  return hydrate(element, component, options)
}

/** Resolves a task after the end: the key that ends a composition may come behind it, and belongs to it. */
function endOfComposition(element: Element): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}

function hydrate(element: Element, component: IslandComponent, options: IslandOptions): Root {
  const { props, prefix, words, onError } = options
  // With these handlers React does not write errors to the console: the box in the page shows them, and `onError` gets them.
  const handlers = { onCaughtError: onError, onRecoverableError: tellOfRecovery }
  const tree = (
    <Boundary words={words} onError={onError}>
      <Awake island={element}>{createElement(component, props)}</Awake>
    </Boundary>
  )
  keepReaderState(element)
  // A translation takes text out of the page that React then goes on changing unseen, or cannot remove.
  element.setAttribute('translate', 'no')
  if (prefix !== undefined) return hydrateRoot(element, tree, { ...handlers, identifierPrefix: prefix })
  const root = createRoot(element, handlers)
  root.render(tree)
  return root
}

/**
 * Tells the component what the reader did before. Its effects run before this one, and React draws nothing anew before
 * it: so no letter that is typed meanwhile gets lost.
 */
function Awake({ island, children }: { island: Element; children: ReactNode }): ReactNode {
  useEffect(() => restoreReaderState(island), [island])
  return children
}

/**
 * Somebody else, such as an extension, has changed the island's HTML. React has drawn it anew: it works, and the site
 * only hears of it. This file shares no module with the page's script, so it sends the event itself.
 */
function tellOfRecovery(error: unknown): void {
  document.dispatchEvent(new CustomEvent<Failure>('vitrine:error', { detail: { kind: 'island', error } }))
}

interface BoundaryProps {
  words: FailureWords
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps an error of one demo away from the rest of the page. The retry button draws the demo again. */
class Boundary extends Component<BoundaryProps, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined }

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo): void {
    // The root's handlers report the error already.
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
    const { words } = this.props
    return (
      <div className="island-error" role="alert">
        <p>
          <strong>{words.failed}</strong> {words.detail}
        </p>
        <pre>{message}</pre>
        <button type="button" onClick={() => this.setState({ message: undefined })}>
          {words.retry}
        </button>
      </div>
    )
  }
}
