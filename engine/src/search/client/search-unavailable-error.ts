/** Search cannot answer, because its data could not be loaded or is not what the engine expects. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}
