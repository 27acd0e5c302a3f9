import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Ids of the entries when the page was a FAQ. Links from elsewhere still name them. */
const formerIds =
  'values raw-value placeholder undefined-value value-types option-attributes renamed-value duplicate-values ' +
  'search-and-tags search-finds-nothing combobox-filter text-stays tag-blanks locked-tag popup arrow stuck-popup ' +
  'popup-drifts frozen-rows disabled-group keyboard tab form-data visible-twice build-and-tests element-type-invalid ' +
  'browser-tests'

function read(locale: string): string {
  return readFileSync(resolve(import.meta.dirname, `../content/${locale}/guide/symptoms.md`), 'utf8')
}

function listIds(locale: string): string[] {
  return [...read(locale).matchAll(/^#{2,3} .+ \{#([\w-]+)\}$/gm)].map(([, id = '']) => id)
}

describe('the page of symptoms', () => {
  it('has the same entries in each language, at least 60', () => {
    expect(listIds('zh-CN')).toEqual(listIds('en-US'))
    expect(listIds('en-US').length).toBeGreaterThan(60)
    expect(new Set(listIds('en-US')).size).toBe(listIds('en-US').length)
  })

  it('keeps the ids of the FAQ', () => {
    expect(formerIds.split(' ').filter((id) => !listIds('en-US').includes(id))).toEqual([])
  })

  it.each(['en-US', 'zh-CN'])(
    'says a word of readers for one entry only, or search would have to guess, in %s',
    (locale) => {
      const [matter = ''] = read(locale).split('\n---\n')
      const words = [...matter.matchAll(/^ {2}[\w-]+: \[(.+)\]$/gm)].flatMap(([, list = '']) => list.split(', '))
      expect(words.length).toBeGreaterThan(100)
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    },
  )
})
