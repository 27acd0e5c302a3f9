import { createAnswerer } from './answer-request.ts'

const { answer, warmUp } = createAnswerer()

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  self.postMessage(answer(data))
  warmUp()
})
