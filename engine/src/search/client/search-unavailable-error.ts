/** Search cannot answer: its data did not load or is not what the engine expects. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}
