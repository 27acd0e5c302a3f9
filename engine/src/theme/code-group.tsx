import { Children, type ReactElement, type ReactNode } from 'react'

/** Code blocks one under the other, each with its name; tabs are made of them where scripts run. */
export function CodeGroup({ names, children }: { names: readonly string[]; children?: ReactNode }): ReactElement {
  const blocks = Children.toArray(children).filter((child) => typeof child !== 'string')
  return (
    <div className="code-group" data-code-group="">
      {names.map((name, index) => (
        <div key={name} className="code-group-panel" data-name={name}>
          {blocks[index]}
        </div>
      ))}
    </div>
  )
}
