import type * as React from 'react'
import type { WatchedComponent } from '../../model/timeline.ts'
import type { Recorder } from './record-calls.client.ts'

/** What React itself keeps on a component. Everything else on it belongs to the component: `Select.Option`. */
const ofReact = ['$$typeof', 'render', 'type', 'compare', 'displayName', 'propTypes', 'defaultProps', 'contextTypes']

/** A component that does what the given one does, with its callbacks recorded. It is given the `React` that draws it. */
export function watchComponent(
  { createElement, useState }: Pick<typeof React, 'createElement' | 'useState'>,
  component: React.ElementType,
  watched: WatchedComponent,
  recorder: Recorder,
): React.FunctionComponent {
  let count = 0
  function Watched(props: object): React.ReactElement {
    const [instance] = useState(() => recorder.createInstance(watched, (count += 1)))
    return createElement(component, instance.wrapProps(props))
  }
  Watched.displayName = watched.name
  const statics = Object.entries(component).filter(([key]) => !ofReact.includes(key))
  return Object.assign(Watched, Object.fromEntries(statics))
}
