import type * as React from 'react'
import type * as ReactDomClient from 'react-dom/client'
import type { Packages } from './load-modules.client.ts'

/** What is told while a component is drawn. */
interface Listeners {
  onDrawn: () => void
  onError: (error: unknown) => void
}

/** A component on the stage. */
export interface Drawn {
  unmount: () => void
}

/** Draws a component with the packages of the frame. What it throws while it is drawn, or in its effects, empties the stage. */
export function drawComponent(
  packages: Packages,
  element: Element,
  component: unknown,
  { onDrawn, onError }: Listeners,
): Drawn {
  const { createElement, useEffect } = packages['react'] as unknown as typeof React
  const { createRoot } = packages['react-dom/client'] as unknown as typeof ReactDomClient
  // Effects run from the inside out, so that of the outermost one says that all is there.
  function Stage(): React.ReactElement {
    useEffect(onDrawn, [])
    return createElement(component as React.FunctionComponent)
  }
  const root = createRoot(element, { onUncaughtError: onError, onCaughtError: onError })
  root.render(createElement(Stage))
  return { unmount: () => root.unmount() }
}
