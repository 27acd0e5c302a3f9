/** Stores whether `/` opens search. */
export function storeSlash(key: string, isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // Storage may be blocked. Then `/` goes on opening search.
  }
}
