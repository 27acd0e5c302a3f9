import { ChunkLoadError } from './chunk-load-error.client.ts'

/** Milliseconds a chunk may take, retries included (spec §9). */
export const timeLimit = 120_000

/** Milliseconds before the second and before the third try. */
const pauses = [400, 1200]

/** How one chunk is loaded. */
export interface ChunkOptions<Chunk> {
  load: (address: string) => Promise<Chunk>
  /**
   * True when no other file imports this one: then the last try may use another address (`?retry=`). A file that
   * others import would be loaded twice.
   */
  isLeaf: boolean
  code?: string
  /** True for errors that the chunk itself throws: it was loaded, and its code failed. */
  isOwnError?: (error: unknown) => boolean
}

let freshAddresses = 0
const hanging = new Set<string>()

/**
 * Loads a file of the site: at most three tries within one time limit. What arrives after the limit is ignored.
 * Rejects with `ChunkLoadError`.
 */
export async function loadChunk<Chunk>(request: string, options: ChunkOptions<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      hanging.add(request)
      reject(new ChunkLoadError(request, 'timeout', options.code))
    }, timeLimit)
  })
  try {
    return await Promise.race([limit, tryAgain(request, options, () => isOver)])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

async function tryAgain<Chunk>(
  request: string,
  { load, isLeaf, code, isOwnError }: ChunkOptions<Chunk>,
  isOver: () => boolean,
): Promise<Chunk> {
  for (const [attempt, pause] of [...pauses, undefined].entries()) {
    // While a request hangs, the browser answers a second request for the same address with the first one. Only
    // another address starts a new request.
    const isFresh = isLeaf && (pause === undefined || (attempt === 0 && hanging.has(request)))
    try {
      return await load(isFresh ? `${request}?retry=${++freshAddresses}` : request)
    } catch (error) {
      if (isOwnError?.(error) === true) throw error
      if (pause === undefined || isOver()) throw new ChunkLoadError(request, 'error', code, error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  throw new ChunkLoadError(request, 'error', code)
}
