import { expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { listHeroAnswers } from './list-hero-answers.ts'

const hero = `hero:
  title: Lamps
  description: Lamps for React
  tasks:
    - { label: dim a lamp, link: /dimmer#warm }
    - { label: install it, link: "/#install" }`

async function listAnswers(): Promise<ReturnType<typeof listHeroAnswers>> {
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
  return listHeroAnswers(site, home)
}

it('a task names the page that answers it, or the heading when that is on the same page', async () => {
  expect((await listAnswers()).map(({ page }) => page)).toEqual(['Dimmer', 'Install now'])
})

it('a task is found by titles and keywords of its page and its part in all languages, each word once', async () => {
  expect((await listAnswers()).map(({ words }) => words)).toEqual(['dimmer, night light, cosy, 调光器, 夜灯', ''])
})
