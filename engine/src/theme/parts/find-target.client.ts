/** The element that the hash of an address names. A hash with a wrong escape (`#%zz`) is looked for as it stands. */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
