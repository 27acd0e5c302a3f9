import { createAnswerer } from './answer-parts.ts'

const { answer } = createAnswerer()

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  void answer(data).then((response) => self.postMessage(response))
})
