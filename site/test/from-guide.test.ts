import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '..')

interface Foreign {
  id: string
  version: string
  names: string[]
}

const { packages } = JSON.parse(readFileSync(join(root, 'data/foreign-props.json'), 'utf8')) as { packages: Foreign[] }

/** Properties of the reference, and what React itself gives every field. */
const here = new Set(
  ['select', 'option', 'opt-group', 'search-config'].flatMap((table) =>
    Object.keys((parse(readFileSync(join(root, `api/${table}.yml`), 'utf8')) as { props: object }).props),
  ),
)

interface Row {
  section: string
  before: string
  now: string
}

/** The rows of the tables whose head names the library. The first table of rc-select is about paths. */
function readRows(locale: string): Row[] {
  const text = readFileSync(join(root, `content/${locale}/guide/from.md`), 'utf8')
  return text.split(/^## /m).flatMap((part) => {
    const section = /\{#([\w-]+)\}/.exec(part)?.[1] ?? ''
    return part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.includes(' --- ') && !/['<…]/.test(line.split('|')[1] ?? ''))
      .map((line) => line.replaceAll(String.raw`\|`, ' ').split('|'))
      .map(([, before = '', now = '']) => ({ section, before, now }))
  })
}

/** Words in code that look like a property: `isMulti`, `mode="tags"`, `allowClear={{ … }}`. */
function namesOf(cell: string): string[] {
  return [...cell.matchAll(/`([a-z][A-Za-z-]*)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
}

describe.each(['en-US', 'zh-CN'])('the tables of %s', (locale) => {
  const rows = readRows(locale)

  it('name what the types of the other libraries have', () => {
    const unknown = rows.flatMap(({ section, before }) => {
      const names = packages.find(({ id }) => id === section)?.names ?? []
      return namesOf(before)
        .filter((name) => !names.includes(name))
        .map((name) => `${section}: ${name}`)
    })
    expect(rows.length).toBeGreaterThan(90)
    expect(unknown).toEqual([])
  })

  it('set properties that this one has', () => {
    const set = rows.flatMap(({ now }) => [...now.matchAll(/`([a-zA-Z]+)=/g)].map(([, name = '']) => name))
    expect(set.filter((name) => !here.has(name) && name !== 'role')).toEqual([])
    expect(set).toContain('mode')
  })

  it('say the version that was read in each heading', () => {
    const text = readFileSync(join(root, `content/${locale}/guide/from.md`), 'utf8')
    // The guide that compares selects has packages of its own there. A native select has no version.
    const sections = new Set(rows.map(({ section }) => section).filter((section) => section !== 'native'))
    expect(sections.size).toBe(5)
    const wrong = packages
      .filter(({ id }) => sections.has(id))
      .filter(({ id, version }) => !new RegExp(` ${version.split('.')[0]} \\{#${id}\\}`).test(text))
    expect(wrong).toEqual([])
  })
})

it('both languages have the same rows', () => {
  const [english, chinese] = ['en-US', 'zh-CN'].map((locale) => readRows(locale).map(({ before }) => namesOf(before)))
  expect(chinese).toEqual(english)
})

describe('the names that rc-select 14 has', () => {
  it('are all here, or in the table', () => {
    const table = readRows('en-US').flatMap(({ section, before }) => (section === 'rc-select' ? namesOf(before) : []))
    const { names = [] } = packages.find(({ id }) => id === 'rc-select') ?? {}
    const methods = ['blur', 'focus', 'key', 'nativeElement', 'ref', 'scrollTo']
    expect(names.filter((name) => !here.has(name) && !table.includes(name) && !methods.includes(name))).toEqual([])
  })
})
