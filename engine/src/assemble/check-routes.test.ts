import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'

const mend = 'Rename one of the files, or change its registry name.'

describe('two pages with one address', () => {
  it.each([
    ['as a file and as the index of a folder', 'lamp/index.md', '', 'lamp.md', '', '/lamp'],
    ['in hyphens', 'maxlight.md', '', 'max-light.md', '', '/maxlight'],
    ['in case', 'lamp.md', '', 'Lamp.md', '', '/lamp'],
    ['by a registry name', 'most.md', 'registry: maxLight', 'max-light.md', '', '/maxLight'],
    ['by two registry names', 'b.md', 'registry: theLamp', 'a.md', 'registry: the-lamp', '/theLamp'],
    ['below docs', 'docs/lamp.md', '', 'docs/lamp/index.md', '', '/docs/lamp'],
    ['below docs in the registry', 'lamp.md', '', 'docs/lamp.md', '', '/docs/lamp'],
    ['as the home page in the registry', 'index/index.md', '', 'index.md', '', '/index'],
  ])('are reported: %s', async (_, name, yaml, ownerName, ownerYaml, spelling) => {
    const [file, owner] = [`content/en-US/${name}`, `content/en-US/${ownerName}`]
    const { problems } = await loadFiles({
      [file]: writePage('A', '', yaml),
      [owner]: writePage('B', '', ownerYaml),
    })
    const told = problems.join('\n')
    expect(problems).toHaveLength(1)
    expect([
      `${file}:1\n  The address "${spelling}" also belongs to ${owner}.\n  ${mend}`,
      `${owner}:1\n  The address "${spelling}" also belongs to ${file}.\n  ${mend}`,
    ]).toContain(told)
  })

  it('are reported once, though every locale shows them, and across locales', async () => {
    const { problems } = await loadFiles({
      'content/en-US/max-light.md': writePage('A'),
      'content/zh-CN/maxlight.md': writePage('B'),
    })
    expect(problems).toEqual([
      `content/zh-CN/maxlight.md:1\n  The address "/maxlight" also belongs to content/en-US/max-light.md.\n  ${mend}`,
    ])
  })

  it('are reported where a page of the default locale is named like another locale', async () => {
    const { problems } = await loadFiles({
      'content/en-US/zh-cn.md': writePage('A'),
      'content/zh-CN/index.md': writePage('B'),
    })
    expect(problems[0]).toContain('also belongs to')
  })

  it('are not found among the versions of a page in several locales', async () => {
    const { problems } = await loadFiles({
      'content/en-US/lamp.md': writePage('A', '', 'registry: Lamp'),
      'content/zh-CN/lamp.md': writePage('B', '', 'registry: Lamp'),
      'content/en-US/zh-CN-lamps.md': writePage('C'),
    })
    expect(problems).toEqual([])
  })
})

it('a site without a home page is reported, and one that has it in another language is not', async () => {
  const { contentDir } = resolveFixture(openFixture('empty', { 'content/zh-CN/lamp.md': writePage('A') }))
  const { problems } = await loadFiles({}, { contentDir })
  expect(problems[0]).toBe('content/en-US/index.md:1\n  There is no home page.\n  Write content/en-US/index.md.')
  expect((await loadFiles({ 'content/zh-CN/index.md': writePage('A') })).problems).toEqual([])
})
