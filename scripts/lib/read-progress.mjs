import { stripVTControlCharacters } from 'node:util'

/** At least this many milliseconds are between two lines about browser tests that pass. A line for each test would be too many. */
const pause = 5000

/**
 * Reads Vitest's output and reports the progress: a line for each file, and each test that failed.
 * @param {(line: string) => void} say
 * @returns {(line: string) => void} takes each line that Vitest prints
 */
export function followVitest(say) {
  return (line) => {
    const text = stripVTControlCharacters(line)
    // An indented line with a test that passed is about a slow test of the file above. It is left out.
    if (/^ [✓❯↓√>] \S/.test(text) || /^\s+[×x] \S/.test(text)) say(text.trimEnd().slice(1))
  }
}

/**
 * Reads the output of Playwright's list reporter and reports the progress: the number of tests, each test that did
 * not pass, and every few seconds the latest test that passed.
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
