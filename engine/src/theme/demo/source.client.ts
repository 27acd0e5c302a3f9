const loaded = new Map<string, Promise<string>>()

/** The text of a demo as one file: what its page shows, or, put together from several files, what the build has written. */
export function readSource(demo: HTMLElement): Promise<string> {
  const address = demo.dataset['source']
  if (address !== undefined) return loadText(address)
  const code = demo.querySelector('.demo-file code')
  return Promise.resolve(`${code?.textContent ?? ''}\n`)
}

/** A text file of the site, fetched once. */
export function loadText(address: string): Promise<string> {
  const known = loaded.get(address)
  if (known !== undefined) return known
  const text = fetchText(address)
  loaded.set(address, text)
  text.catch(() => loaded.delete(address))
  return text
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
