import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import { formatProblem } from '../node/format-problems.ts'
import { writePage } from '../../test/load-files.ts'

const rename = 'Rename this one.'
const own = 'The build writes a file of this name itself.'

describe('the public folder', () => {
  it.each([
    ['index.html', 'The page content/en-US/index.md is written to this file.', 'Rename one of them.'],
    ['demo.html', 'The page content/en-US/demo/index.md is written to this file.', 'Rename one of them.'],
    ['zh-CN/Demo.html', 'The page content/en-US/demo/index.md is written to this file.', 'Rename one of them.'],
    ['404.html', own, rename],
    ['zh-CN/404.html', own, rename],
    ['~demos/dimmer.html', own, rename],
    ['offline.json', own, rename],
    ['offline-worker.js', own, rename],
    ['routes.json', own, rename],
    ['THIRD-PARTY-NOTICES.txt', own, rename],
    ['assets/logo.png', 'Browsers keep what lies in "assets" for a year.', 'Give the folder another name.'],
  ])('holds no file that the build writes: %s', async (file, what, mend) => {
    expect(await check({ [`public/${file}`]: 'x' })).toEqual([`public/${file}:1\n  ${what}\n  ${mend}`])
  })

  it('may hold pages that are not made here, and what speaks to robots and hosts', async () => {
    const files = [
      'google1234.html',
      'robots.txt',
      '_headers',
      '_redirects',
      'demo/plan.html',
      '.well-known/security.txt',
    ]
    expect(await check(Object.fromEntries(files.map((file) => [`public/${file}`, 'x'])))).toEqual([])
  })

  it('holds no header that is for no address', async () => {
    expect(await check({ 'public/_headers': '# ours\n\n  X-Lamp: on\n/*\n  X-Lamp: off\n' })).toEqual([
      'public/_headers:3\n  "X-Lamp: on" stands above every address.\n  Put its address above it: /*',
    ])
  })

  it('holds links to its own files only', async () => {
    const told = (file: string): string =>
      `public/${file}:1\n  This symbolic link leads out of public.\n  Put the file itself here.`
    const problems = await check({ 'public/lamp.txt': 'x' }, (root) => {
      mkdirSync(join(root, 'public/kept'))
      symlinkSync(join(root, 'public/lamp.txt'), join(root, 'public/kept/same.txt'))
      symlinkSync(join(root, 'docs.config.ts'), join(root, 'public/kept/config.txt'))
      symlinkSync(join(root, 'theme'), join(root, 'public/theme'))
      symlinkSync(join(root, 'nowhere'), join(root, 'public/nowhere'))
    })
    expect(problems.toSorted()).toEqual(['kept/config.txt', 'nowhere', 'theme'].map(told))
  })
})

async function check(files: Record<string, string>, prepare?: (root: string) => void): Promise<string[]> {
  const root = openFixture('empty', {
    'content/en-US/index.md': writePage('Home'),
    'content/en-US/demo/index.md': writePage('Demos'),
    ...files,
  })
  prepare?.(root)
  const { problems } = await loadSite(resolveFixture(root), undefined)
  return problems.map(formatProblem)
}
