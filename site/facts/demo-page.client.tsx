import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { listener } from './listener.client.ts'
import { readerFields } from './reader-fields.client.tsx'

/** Begins the page: the demos that it can show besides the fields of the guide, by `locale/id`. */
export function offerDemos(demos: Readonly<Record<string, ComponentType>>): void {
  const root = createRoot(document.querySelector('main') ?? document.body)
  window.listener = listener
  window.showDemo = async (name) => {
    const Demo = demos[name] ?? readerFields[name]
    if (Demo === undefined) throw new Error(`There is no demo "${name}".`)
    // With the key everything of the last one leaves the page, its popup as well.
    flushSync(() => root.render(<Demo key={name} />))
    // At once, because some demos begin to load.
    await listener.start()
  }
}
