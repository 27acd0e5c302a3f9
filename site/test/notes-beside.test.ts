import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('a page with notes beside its stage has no outline there too: that would move the text below the list of pages', () => {
  const folder = resolve(import.meta.dirname, '../content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
  const pages = files
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => text.includes('{#notice}'))
  expect(pages.length).toBeGreaterThan(30)
  const wrong = pages.filter((text) => !/^toc: (?:menu|false)$/m.test(text))
  expect(wrong.map((text) => /^title: .*$/m.exec(text)?.[0])).toEqual([])
})
