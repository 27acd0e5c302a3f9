import { beforeAll, describe, expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Site } from '../model/site.ts'
import { readMarkdown } from '../node/read-cached.ts'
import { writeLlms } from './write-llms.ts'

let site: Site

beforeAll(async () => {
  const config = resolveFixture(openFixture('lamps', {}, 'file'), { base: '/docs/', origin: 'https://example.org' })
  ;({ site } = await loadSite(config, undefined))
})

describe('writeLlms', () => {
  it('names every listed page of a language in a line, in the groups of the sidebar, and what there is as data', () => {
    const [index, ...others] = writeLlms(site, 'zh-CN')
    expect(index?.path).toBe('/zh-CN/llms.txt')
    expect(index?.text).toBe(`# 灯具

> React 灯具组件

\`lamp-kit\` 3.1.4 的文档。以下链接指向 Markdown 版页面，去掉 \`.md\` 即为网页地址。

## 概览

- [All demos](https://example.org/docs/zh-CN/demo.md)

## 开始

- [灯具](https://example.org/docs/zh-CN.md): 可以调光的灯。

## 光线

- [调光](https://example.org/docs/zh-CN/demo/dimmer.md): 光线更暗的灯。
- [Most light](https://example.org/docs/zh-CN/demo/max-brightness.md)

## 数据

- [llms-full.txt](https://example.org/docs/zh-CN/llms-full.txt): 全部页面，合为一个文件
- [demo.schema.json](https://example.org/docs/demos/demo.schema.json): 演示的 JSON Schema：\`demos/<id>.json\` 包含一个演示的文件、依赖以及它展示的内容
- [routes.json](https://example.org/docs/routes.json): 全部页面与演示的地址

## 其他语言

- [English](https://example.org/docs/llms.txt)
`)
    expect(others.map(({ path }) => path)).toEqual(['/zh-CN/llms-full.txt'])
  })

  it('has all pages in one file, each with its address', () => {
    const [, full] = writeLlms(site, 'en-US')
    const listed = site.pages.filter(({ locale, frontmatter }) => locale === 'en-US' && frontmatter.listed)
    expect(full?.path).toBe('/llms-full.txt')
    for (const page of listed) {
      expect(readMarkdown(page)).toContain(page.title)
      expect(full?.text).toContain(`---\nurl: https://example.org/docs${page.path}\n---\n\n${readMarkdown(page)}`)
    }
    expect(full?.text.match(/^url: /gm)).toHaveLength(listed.length)
  })

  it('cuts a file that would be too long between pages, and names its parts where it would have been', () => {
    const [, whole] = writeLlms(site, 'en-US')
    const limit = Math.ceil(Buffer.byteLength(whole?.text ?? '') / 2)
    const [index, parts, ...files] = writeLlms(site, 'en-US', limit)
    expect(index?.text).toContain(`(https://example.org/docs/llms-full.txt): All pages, in ${files.length} files\n`)
    expect(files.map(({ path }) => path)).toEqual(['/llms-full-1.txt', '/llms-full-2.txt', '/llms-full-3.txt'])
    expect(parts?.path).toBe('/llms-full.txt')
    expect(parts?.text).toMatch(
      /## All pages, in 3 files\n\n- \[llms-full-1.txt\]\(https:\/\/example.org\/docs\/llms-full-1.txt\): All demos, Lamp Kit\n/,
    )
    expect(files.map(({ text }) => text).join('\n')).toBe(whole?.text)
    for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit)
  })

  it('has another key when the text is another, and else the same', () => {
    const keys = (pages: Site['pages']): unknown[] => writeLlms({ ...site, pages }, 'en-US').map(({ key }) => key)
    const edit = (change: Partial<Site['pages'][number]>): Site['pages'] =>
      site.pages.map((page) => (page.path === '/demo/dimmer' ? { ...page, ...change } : page))
    const [index, full] = keys(site.pages)
    expect(keys(edit({}))).toEqual([index, full])
    expect(keys(edit({ title: 'Dim' }))[0]).not.toBe(index)
    expect(keys(edit({ description: 'Dim.' }))).toEqual([expect.not.stringMatching(String(index)), full])
    const [otherLanguage] = writeLlms(site, 'zh-CN')
    expect(otherLanguage?.key).not.toBe(index)
  })

  it('gives a page that is too long by itself a file of its own', () => {
    const files = writeLlms(site, 'en-US', 1).slice(2)
    const listed = site.pages.filter(({ locale, frontmatter }) => locale === 'en-US' && frontmatter.listed)
    expect(files).toHaveLength(listed.length)
  })
})
