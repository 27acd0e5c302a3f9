import { describe, expect, it } from 'vitest'
import { showProgress } from './show-progress.ts'

/** Counts to 1000 in one step, 10 ms each, then to 1000 in a second one, 1 s each. */
function run(isTerminal: boolean, steps: number): string {
  let [time, text] = [0, '']
  const progress = showProgress({ write: (more) => (text += more), isTerminal, now: () => time })
  for (let done = 1; done <= 1000; done += 1) {
    time += 10
    progress.count('texts', done, 1000)
  }
  for (let done = 901; done < 901 + steps; done += 1) {
    time += 1000
    progress.count('pages', done, 1000)
  }
  progress.clear()
  return text
}

describe('progress', () => {
  it('is a line from time to time where there is no terminal, with what is left of the step', () => {
    expect(run(false, 30)).toBe(
      '  pages     902 of 1000, about 49 s left\n  pages     912 of 1000, about 81 s left\n  pages     922 of 1000, about 74 s left\n',
    )
  })

  it('is one line that changes in a terminal, and is taken away', () => {
    const lines = run(true, 3).split('\r\u001B[K')
    expect(lines[0]).toBe('  texts     500 of 1000, about 5 s left')
    expect(lines.at(-2)).toBe('  pages     903 of 1000, about 65 s left')
    expect(lines.at(-1)).toBe('')
  })

  it('of short work is nothing', () => {
    let text = ''
    const progress = showProgress({ write: (more) => (text += more), isTerminal: true, now: () => text.length })
    for (let done = 1; done <= 9; done += 1) progress.count('texts', done, 9)
    progress.clear()
    expect(text).toBe('')
  })
})
