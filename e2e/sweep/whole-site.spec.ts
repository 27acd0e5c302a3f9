import { basename } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtFolder, demoNames, listFiles, pages, readHtml } from '../support/site.ts'

test('the site is the pages that its table of routes names, and the shells of its demos', () => {
  const files = listFiles(builtFolder()).filter((file) => file.endsWith('.html'))
  const named = pages.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
  const others = files.filter((file) => !named.includes(file) && !file.startsWith('~demos/'))
  expect(others.filter((file) => basename(file) !== '404.html')).toEqual([])
  expect(files).toEqual(expect.arrayContaining(named))
  expect(files).toEqual(expect.arrayContaining(demoNames.map((name) => `~demos/${name}.html`)))
})

test('no two pages of a language have the same title or description', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    const heads = pages
      .filter((page) => page.locale === locale)
      .map(({ path }) => {
        const html = readHtml(path) ?? ''
        return {
          title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
          description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
        }
      })
    for (const key of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[key])
      expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([])
    }
  }
})

test('every page says once what it needs scripts for, what made it, and loads nothing from elsewhere', () => {
  for (const { path, locale } of pages) {
    const html = readHtml(path) ?? ''
    expect(html.match(/Enable JavaScript to run this app\./g), path).toHaveLength(1)
    if (locale === 'zh-CN') expect(html).toContain('请启用 JavaScript 以运行本应用。<span lang="en">')
    expect(html).toMatch(/<meta name="generator" content="vitrine \d+\.\d+\.\d+"/)
    expect(html).toMatch(/<meta name="theme-color" content="#\w+"/)
    expect(
      [...html.matchAll(/<(?:script|img|iframe|source)\b[^>]*\ssrc="(https?:[^"]+)"/g)].map((match) => match[1]),
    ).toEqual([])
    expect([...html.matchAll(/<link [^>]*rel="(?:stylesheet|icon|preload)"[^>]*href="(https?:[^"]+)"/g)]).toEqual([])
  }
})
