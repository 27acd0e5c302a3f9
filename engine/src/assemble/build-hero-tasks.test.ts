import { expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { buildHeroTasks, listHeroKeywords } from './build-hero-tasks.ts'

const hero = `hero:
  title: Lamps
  description: Lamps for React
  tasks:
    - { label: dim a lamp, link: /dimmer#warm }
    - { label: install it, link: "/#install" }`

async function loadHome(): Promise<[tasks: unknown, keywords: string[]]> {
  const { site, problems } = await loadFiles({
    'content/en-US/index.md': writePage('Home', '\n## Install now {#install}\n', hero),
    'content/en-US/dimmer.md': writePage(
      'Dimmer',
      '\n## Warm {#warm}\n\n## Cold {#cold}\n',
      'keywords: [light, Night light, 调光]\nkeywordsOf:\n  warm: [cosy]\n  cold: [harsh]',
    ),
    'content/zh-CN/dimmer.md': writePage('调光器', '\n## 暖光 {#warm}\n', 'keywords: [夜灯, LIGHT]'),
  })
  expect(problems).toEqual([])
  const home = site.pages.find(({ route, locale }) => route === '/' && locale === 'en-US')
  if (home === undefined) throw new Error('The fixture has no home page.')
  return [buildHeroTasks(site, home, (route) => `/docs${route}`), listHeroKeywords(site, home)]
}

it('a task names the page that answers it, or the heading when that is on the same page', async () => {
  const [tasks] = await loadHome()
  expect(tasks).toEqual([
    { label: 'dim a lamp', href: '/docs/dimmer#warm', page: 'Dimmer' },
    { label: 'install it', href: '/docs/#install', page: 'Install now' },
  ])
})

it('a task is found by titles and keywords of its page and its part in all languages, each word once', async () => {
  const [, keywords] = await loadHome()
  expect(keywords).toEqual(['dimmer, night light, cosy, 调光器, 夜灯', ''])
})
