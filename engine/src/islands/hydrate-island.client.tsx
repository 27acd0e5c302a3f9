import { Component, createElement, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { keepReaderState } from './reader-state.client.ts'

// Needed when React is there, so it travels with it.
export { replayGesture } from './replay-gesture.client.ts'

/** What an island says when it fails. Handed over, because this file may be of another build than the page's script. */
interface FailureWords {
  failed: string
  detail: string
  retry: string
}

/** What it takes to bring one island to life. */
export interface IslandOptions {
  props: Readonly<Record<string, unknown>>
  /** Prefix of the ids React makes; the same as when the island was drawn. Undefined draws from nothing. */
  prefix: string | undefined
  words: FailureWords
  /** Called with what an error boundary caught. */
  onError: (error: unknown) => void
}

/** Hydrates (or, without a prefix, draws) a component into an element, behind an error boundary of its own. */
export function hydrateIsland(
  element: Element,
  component: ComponentType<Record<string, unknown>>,
  options: IslandOptions,
): Root {
  const { props, prefix, words, onError } = options
  // React's own console lines are replaced by the box in the page and the hook.
  const handlers = { onCaughtError: onError, onRecoverableError: onError }
  const tree = (
    <Boundary words={words} onError={onError}>
      {createElement(component, props)}
    </Boundary>
  )
  keepReaderState(element)
  if (prefix !== undefined) return hydrateRoot(element, tree, { ...handlers, identifierPrefix: prefix })
  const root = createRoot(element, handlers)
  root.render(tree)
  return root
}

interface BoundaryProps {
  words: FailureWords
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a failing demo from taking anything else with it. Retry draws it anew. */
class Boundary extends Component<BoundaryProps, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined }

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo): void {
    // Reported by the root's handlers.
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
