import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Lets a test show one component after the other: `window.showCase(name)`. */
export function showCases(cases: Readonly<Record<string, ComponentType>>): void {
  const place = document.querySelector('#root')
  if (place === null) throw new Error('There is no #root.')
  const root = createRoot(place)
  window.reports = []
  window.showCase = (name) => {
    const Case = cases[name]
    if (Case === undefined) throw new Error(`There is no case "${name}".`)
    window.reports = []
    // At once, so that a test never acts on the case before.
    flushSync(() =>
      root.render(
        <Guard key={name}>
          <Case />
        </Guard>,
      ),
    )
  }
}

export function report(text: string): void {
  window.reports.push(text)
}

/** A case that throws shows nothing; the next one is shown all the same. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
