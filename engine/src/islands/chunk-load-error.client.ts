/** A script or stylesheet of the site that could not be loaded. `type` says whether it failed or took too long. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  type: 'error' | 'timeout'
  /** Address of the file. */
  request: string
  /** `CSS_CHUNK_LOAD_FAILED` for stylesheets. */
  code: string | undefined

  constructor(request: string, type: 'error' | 'timeout', code?: string, cause?: unknown) {
    super(`Loading chunk ${toChunkName(request)} failed`, { cause })
    this.request = request
    this.type = type
    this.code = code
  }
}

/** `/assets/demo-single-Xy12.js` gives `demo-single-Xy12`. */
function toChunkName(request: string): string {
  return request.replace(/^.*\/|\.\w+(\?.*)?$/g, '')
}
