import { stripVTControlCharacters } from 'node:util'

/** Milliseconds between two lines about browser tests that pass: a dozen a minute is news, one for each test a flood. */
const pause = 5000

/**
 * Tells from what Vitest prints how far it has come: a line for each file, and each test that failed.
 * @param {(line: string) => void} say
 * @returns {(line: string) => void} takes each line that Vitest prints
 */
export function followVitest(say) {
  return (line) => {
    const text = stripVTControlCharacters(line)
    // What stands deeper and passed is a slow test of the file above it.
    if (/^ [✓❯↓√>] \S/.test(text) || /^\s+[×x] \S/.test(text)) say(text.trimEnd().slice(1))
  }
}

/**
 * Tells from what Playwright's list reporter prints how far it has come: the number of tests, each that did not pass, and
 * every few seconds the latest that did.
 * @param {(line: string) => void} say
 * @param {() => number} [now] milliseconds on any clock
 * @returns {(line: string) => void} takes each line that Playwright prints
 */
export function followPlaywright(say, now = Date.now) {
  let total = '?'
  let done = 0
  let told = now()
  return (line) => {
    const text = stripVTControlCharacters(line).trim()
    const [, count] = /^Running (\d+) tests? using \d+ workers?$/.exec(text) ?? []
    if (count !== undefined) {
      total = count
      say(text)
    }
    const [, mark, test] = /^(✓|✘|ok|x|-) +\d+ (\[.+)$/.exec(text) ?? []
    if (mark === undefined) return
    done += 1
    const isPassed = mark === '✓' || mark === 'ok'
    if (isPassed && now() - told < pause) return
    told = now()
    say(`${done} of ${total} ${isPassed ? '' : `${mark} `}${test}`)
  }
}
