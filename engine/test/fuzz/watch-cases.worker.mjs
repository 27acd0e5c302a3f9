import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** Seconds that one case may take. A usual one takes some thousandths of a second. */
const longest = 30

/** @type {{ parser: string, state: Int32Array, text: Uint8Array }} */
const { parser, state, text } = workerData
let seen = -1
let seconds = 0

setInterval(() => {
  const now = Atomics.load(state, 0)
  const isBusy = Atomics.load(state, 1) === 1
  seconds = isBusy && now === seen ? seconds + 1 : 0
  seen = now
  if (seconds < longest) return
  const input = new TextDecoder().decode(text.slice(0, text.indexOf(0)))
  writeSync(2, `\n"${parser}" has not ended after ${longest} s. Its input was ${input}\n`)
  process.kill(process.pid, 'SIGKILL')
}, 1000)
