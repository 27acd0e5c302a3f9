const names = new Map<string, string>()

/**
 * Runs a text as a script of this document. The policy allows scripts from addresses that the document itself has made,
 * and no `eval`. `name` is the file that errors in it are told to be in.
 */
export function loadCode(text: string, name?: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  if (name !== undefined) names.set(address, name)
  const script = document.createElement('script')
  script.src = address
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener('error', () => reject(new Error('The script cannot be run.')), { once: true })
    document.head.append(script)
  })
}

/** The file that a script came from; undefined for scripts that are not the reader's. */
export function findName(address: string): string | undefined {
  return names.get(address)
}
