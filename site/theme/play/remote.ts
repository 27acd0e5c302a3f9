import { useRef, useState } from 'react'
import { type City } from './cities.ts'

/** Milliseconds that the pretended server takes. */
const delay = 600

/** What the code of the remote set has above the component, below its cities. */
export const remoteAbove = `// Stands for a server.
async function fetchCities(text: string) {
  await new Promise((resolve) => setTimeout(resolve, ${delay}))
  const wanted = text.toLowerCase()
  return cities.filter(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase().includes(wanted)),
  )
}`

/** What it has in the component. */
export const remoteInside = `const [options, setOptions] = useState(cities.slice(0, 0))
const [loading, setLoading] = useState(false)
const last = useRef('')

async function search(text: string) {
  last.current = text
  setLoading(true)
  const found = await fetchCities(text)
  // The answer to an older text comes too late.
  if (text !== last.current) return
  setOptions(found)
  setLoading(false)
}`

/** The properties of the remote set, as code. A reader's own setting takes the place of each. */
export const remoteProps = {
  options: 'options',
  loading: 'loading',
  showSearch: '{ filterOption: false, onSearch: search }',
}

/** The same, running. */
export function useRemote(cities: readonly City[]) {
  const [options, setOptions] = useState<readonly City[]>([])
  const [loading, setLoading] = useState(false)
  const last = useRef('')
  const search = async (text: string): Promise<void> => {
    last.current = text
    setLoading(true)
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (text !== last.current) return
    const wanted = text.toLowerCase()
    setOptions(cities.filter(({ value, label }) => [value, label].some((name) => name.toLowerCase().includes(wanted))))
    setLoading(false)
  }
  return { options, loading, showSearch: { filterOption: false, onSearch: (text: string) => void search(text) } }
}
