import { Worker } from 'node:worker_threads'

/** So many bytes of an input are quoted at most. */
const quoted = 4000

/** Says what the code under test is busy with. */
interface CaseWatch {
  begin(input: string): void
  end(): void
  close(): Promise<void>
}

/**
 * Watches from another thread that each case ends. A loop without an end cannot be stopped from within, so the process
 * is: with the parser's name and the input on standard error.
 */
export function watchCases(parser: string): CaseWatch {
  const state = new Int32Array(new SharedArrayBuffer(8))
  const text = new Uint8Array(new SharedArrayBuffer(quoted))
  const watcher = new Worker(new URL('watch-cases.worker.mjs', import.meta.url), {
    workerData: { parser, state, text },
  })
  watcher.unref()
  const encoder = new TextEncoder()
  return {
    begin: (input) => {
      // The rest of the room stays as it was; a zero says where the text ends.
      const { written } = encoder.encodeInto(input, text.subarray(0, quoted - 1))
      text[written] = 0
      Atomics.add(state, 0, 1)
      Atomics.store(state, 1, 1)
    },
    end: () => Atomics.store(state, 1, 0),
    close: async () => void (await watcher.terminate()),
  }
}
