/** Local storage key of the latest queries that led to a result: a JSON list, the latest first. */
const recentKey = 'vitrine:searches'
const mostRecent = 5

/** The latest queries. What another page or an extension may have stored there is left out. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, mostRecent)
  } catch {
    // Storage is blocked or contains something else.
    return []
  }
}

/** Puts a query first. */
export function storeRecent(keywords: string): void {
  const trimmed = keywords.trim()
  if (trimmed === '') return
  const others = readRecent().filter((each) => each !== trimmed)
  write([trimmed, ...others].slice(0, mostRecent))
}

export function clearRecent(): void {
  write([])
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(recentKey)
    else localStorage.setItem(recentKey, JSON.stringify(queries))
  } catch {
    // Storage may be blocked. Then nothing is remembered.
  }
}
