import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { formatProblem } from '../node/format-problems.ts'
import { readPage, type ReadPage } from './read-page.ts'

const place = { locale: 'en', route: '/lamp', filename: 'content/en/lamp.md', groups: ['start', 'light'] }

const noTitle = [1, 'The front matter has no "title".', 'Add title: … between the --- lines at the top.'] as const
const change = 'Change the value.'
const quote = 'Mend this line; text that holds ": " or " #", or begins with a backtick, needs quotes.'
const front = (yaml: string): string => `---\ntitle: Lamp\n${yaml}\n---\n`

describe('readPage', () => {
  it('splits off the front matter and knows the line the text begins on', () => {
    expect(read('---\ntitle: Lamp\ntoc: menu\n---\n\n# Text\n')).toEqual({
      page: {
        locale: 'en',
        route: '/lamp',
        filename: 'content/en/lamp.md',
        frontmatter: {
          title: 'Lamp',
          description: '',
          keywords: [],
          keywordsOf: {},
          toc: 'menu',
          listed: true,
          serverLoader: false,
        },
        links: [],
        body: '\n# Text\n',
        bodyLine: 5,
      },
      problems: [],
    })
  })

  it('accepts every key', () => {
    const frontmatter = {
      title: 'Lamp',
      description: 'A lamp',
      keywords: ['dark', '40'],
      toc: false,
      registry: 'theLamp',
      group: 'light',
      order: 2,
      hero: { title: 'Lamp', description: 'A lamp', tasks: [{ label: 'dim', link: '/dim' }] },
      listed: false,
      serverLoader: true,
    }
    const yaml = JSON.stringify({ ...frontmatter, keywords: ['dark', 40], title: ' Lamp ' })
    expect(read(`---\n${yaml}\n---\n`)).toMatchObject({ page: { frontmatter }, problems: [] })
  })

  it('reads files of other systems: line ends of Windows and a byte order mark', () => {
    const { page } = read('\uFEFF---\r\ntitle: Lamp\r\n---\r\none\r\ntwo\r\n')
    expect(page).toMatchObject({ frontmatter: { title: 'Lamp' }, body: 'one\ntwo\n', bodyLine: 4 })
  })

  it('ends the front matter at the first line that is a fence, and at no other dashes', () => {
    const { page } = read('---\ntitle: Lamp --- or not\n--- \ntext\n\n---\n\nmore\n')
    expect(page).toMatchObject({ frontmatter: { title: 'Lamp --- or not' }, body: 'text\n\n---\n\nmore\n' })
  })

  it.each([
    ['no front matter', '# Lamp', noTitle],
    ['empty front matter', '---\n---\n', noTitle],
    ['nothing but a comment', '---\n# title: Lamp\n---\n', noTitle],
    ['an empty title', "---\ntitle: ' '\n---\n", [2, 'The front matter\'s "title" must not be empty.', change]],
    ['no value', '---\ntitle:\n---\n', [2, 'The front matter\'s "title" must be text, not null.', change]],
    ['a number', '---\ntitle: 1.12\n---\n', [2, 'The front matter\'s "title" must be text, not 1.12.', change]],
    ['an unknown key', front('tilte: x'), [3, 'The front matter has an unknown key "tilte".', 'Did you mean "title"?']],
    [
      'a key nobody can guess',
      front('x: 1'),
      [
        3,
        'The front matter has an unknown key "x".',
        'Use one of: title, description, keywords, keywordsOf, toc, registry, group, order, hero, listed, serverLoader.',
      ],
    ],
    [
      'a wrong list',
      front('keywords: dark'),
      [3, 'The front matter\'s "keywords" must be a list, not "dark".', change],
    ],
    [
      'a wrong list entry',
      front('keywords:\n  - dark\n  - [40]'),
      [5, 'The front matter\'s "keywords.1" must be text, not a list.', change],
    ],
    [
      'a wrong choice',
      front('toc: meun'),
      [3, 'The front matter\'s "toc" must be content, menu or false, not "meun".', 'Did you mean "menu"?'],
    ],
    ['a wrong number', front('order: "1"'), [3, 'The front matter\'s "order" must be a number, not "1".', change]],
    [
      'a wrong switch',
      front('listed: no'),
      [3, 'The front matter\'s "listed" must be true or false, not "no".', change],
    ],
    [
      'an unknown group',
      front('group: ligth'),
      [3, 'The front matter\'s "group" must be a group of docs.config.ts, not "ligth".', 'Did you mean "light"?'],
    ],
    [
      'a hero that is none',
      front('hero: big'),
      [3, 'The front matter\'s "hero" must be a title and a description, not "big".', change],
    ],
    [
      'half a hero',
      front('hero:\n  title: Lamp'),
      [3, 'The front matter has no "hero.description".', 'Add description: … below hero.'],
    ],
    [
      'an unknown key in the hero',
      front('hero:\n  title: Lamp\n  description: A lamp\n  task: []'),
      [6, 'The front matter has an unknown key "hero.task".', 'Did you mean "tasks"?'],
    ],
    [
      'a task that leads nowhere',
      front('hero:\n  title: Lamp\n  description: A lamp\n  tasks:\n    - label: dim\n      link: dim'),
      [8, 'The front matter\'s "hero.tasks.0.link" must start with "/", not "dim".', change],
    ],
    [
      'a task without a label',
      front('hero:\n  title: Lamp\n  description: A lamp\n  tasks:\n    - link: /dim'),
      [7, 'The front matter has no "hero.tasks.0.label".', 'Add label: … below hero.tasks.0.'],
    ],
    [
      'text that YAML takes for structure',
      front('description: a lamp: dimmed'),
      [3, 'The front matter is not YAML: Nested mappings are not allowed in compact mappings.', quote],
    ],
    [
      'a key twice',
      front('title: Lamp'),
      [3, 'The front matter is not YAML: Map keys must be unique.', 'Keep one of them.'],
    ],
    [
      'a tab',
      front('keywords:\n\t- dark'),
      [4, 'The front matter is not YAML: Tabs are not allowed as indentation.', 'Indent with blanks.'],
    ],
    [
      'a second document',
      front('...\norder: 1'),
      [4, 'The front matter holds a second document.', 'Leave out the line "---" or "..." above it.'],
    ],
    [
      'a tag',
      front('description: !important read me'),
      [
        3,
        'The front matter has the tag "!important", which means nothing here.',
        'Leave it out, or put quotes around text that begins with an exclamation mark.',
      ],
    ],
    [
      'a name in the registry that is a path',
      front('registry: ../../evil'),
      [
        3,
        'The front matter\'s "registry" must be the last part of an address, such as maxCount, not "../../evil".',
        change,
      ],
    ],
    [
      'front matter that is never closed',
      '---\ntitle: Lamp\n\n# Text',
      [1, 'The front matter is never closed.', 'Write a line of three hyphens, ---, below its last key.'],
    ],
    [
      'front matter after the front matter',
      '---\ntitle: Lamp\n---\norder: 1\n---\ntext',
      [4, 'A second front matter follows the first one.', 'Write all keys between the first two lines of hyphens.'],
    ],
    [
      'a control character',
      '---\ntitle: Lamp\n---\n\na\0',
      [5, 'The file holds the control character U+0000.', 'Delete it.'],
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFF---\ntitle: Lamp\n---\n', 'utf16le'),
      [1, 'The file is written in UTF-16.', 'Save it as UTF-8.'],
    ],
    [
      'a picture',
      Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
      [1, 'The file holds bytes that are not UTF-8.', 'Save it as UTF-8.'],
    ],
    [
      'text that begins with an asterisk',
      front('description: *Lamp*'),
      [3, 'The front matter refers to "*Lamp*".', 'Put quotes around text that begins with an asterisk.'],
    ],
    [
      'a list',
      '---\n- title\n---\n',
      [
        2,
        'The front matter is not made of keys and values.',
        'Write one "key: value" per line, for example title: Getting started.',
      ],
    ],
  ] as const)('reports %s where it stands', (_, source, [line, what, mend]) => {
    expect(read(source).problems.map(formatProblem)).toEqual([`content/en/lamp.md:${line}\n  ${what}\n  ${mend}`])
  })

  it('reports everything that is wrong with one file, and keeps its text', () => {
    const { page, problems } = read('---\ntitel: Lamp\norder: first\n---\ntext\n')
    expect(page).toMatchObject({ frontmatter: { title: 'content/en/lamp.md' }, body: 'text\n', bodyLine: 5 })
    expect(problems.map(({ what }) => what)).toEqual([
      'The front matter has no "title".',
      'The front matter\'s "order" must be a number, not "first".',
      'The front matter has an unknown key "titel".',
    ])
  })
})

function read(source: string | Uint8Array): ReadPage {
  return readPage(join(createFolder({ 'lamp.md': source }), 'lamp.md'), place)
}
