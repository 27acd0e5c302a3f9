import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMessages } from './list-messages.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const { messages, unread } = listMessages(modules, 'select')

/** The headings of a page's messages, by the id of the heading above them. */
function readHeadings(locale: string): { group: string; text: string }[] {
  const text = readFileSync(resolve(import.meta.dirname, `../content/${locale}/guide/warnings.md`), 'utf8')
  let group = ''
  return text.split('\n').flatMap((line) => {
    const [, marks, title = '', id = ''] = /^(##|###) (.+) \{#([\w-]+)\}$/.exec(line) ?? []
    if (marks === '##') group = id
    return marks === '###' ? [{ group, text: title }] : []
  })
}

describe('the page of warnings', () => {
  it.each(['en-US', 'zh-CN'])('has every message of the installed packages and no other, in %s', (locale) => {
    const headings = readHeadings(locale).filter(({ group }) => group !== 'react')
    const known = new Set(headings.map(({ text }) => text))
    const printed = new Set(messages.map(({ text }) => text))
    const missing = messages.filter(({ text }) => !known.has(text)).map(({ text, file }) => `${file} prints "${text}"`)
    expect(missing, `messages that content/${locale}/guide/warnings.md lacks`).toEqual([])
    expect(
      [...known].filter((text) => !printed.has(text)),
      `headings of content/${locale}/guide/warnings.md that nothing prints any more`,
    ).toEqual([])
  })

  it('would not miss a message that is printed in another way', () => {
    expect(unread).toEqual([])
    expect(messages.length).toBeGreaterThan(15)
  })

  it('has the same messages of React in each language', () => {
    const ofReact = (locale: string) => readHeadings(locale).filter(({ group }) => group === 'react')
    expect(ofReact('zh-CN')).toEqual(ofReact('en-US'))
    expect(ofReact('en-US').length).toBeGreaterThan(3)
  })
})
