/** What failed in the browser: a file that could not be loaded, an island, or search. */
export interface Failure {
  kind: 'chunk' | 'island' | 'search'
  error: unknown
}

/** Tells the listeners of `vitrine:error`, such as a site's `onError`. Nothing is sent over the network. */
export function reportFailure(kind: Failure['kind'], error: unknown): void {
  document.dispatchEvent(new CustomEvent<Failure>('vitrine:error', { detail: { kind, error } }))
}
