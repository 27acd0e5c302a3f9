/** What failed in the browser: a file that could not be loaded, a live part of the page, or search. */
export interface Failure {
  kind: 'chunk' | 'island' | 'search'
  error: unknown
}

/** Tells whoever listens to `vitrine:error`; a site's `onError` does. Nothing is sent anywhere. */
export function reportFailure(kind: Failure['kind'], error: unknown): void {
  document.dispatchEvent(new CustomEvent<Failure>('vitrine:error', { detail: { kind, error } }))
}
