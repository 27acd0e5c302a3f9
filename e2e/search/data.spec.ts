import { expect, test } from '../support/test.ts'
import type { SearchMetadata } from 'vitrine/model'

for (const [locale, home] of [
  ['en-US', '/en-US'],
  ['zh-CN', '/'],
] as const) {
  test(`everything that search in ${locale} can find is where its address says`, async ({ request }) => {
    const readText = async (address: string): Promise<string> => (await request.get(address)).text()
    const address = /data-search="([^"]+)"/.exec(await readText(home))?.[1] ?? ''
    const { routes, demos } = JSON.parse(await readText(address)) as SearchMetadata
    const lost: string[] = []
    let targets = 0
    for (const { link, sections, props } of routes) {
      const html = await readText(link)
      const expectThere = (hasTarget: boolean, target: string): void => {
        targets++
        if (!hasTarget) lost.push(`${link} ${target}`)
      }
      const ids = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), (match) => match[1]))
      const tabs = Array.from(html.matchAll(/\sdata-tab="([^"]*)"/g), (match) => match[1] ?? '')
      for (const { id, tab } of sections) {
        expectThere(id === '' || ids.has(id), id)
        expectThere(tab === undefined || tabs.includes(tab), `tab ${tab}`)
      }
      for (const { id } of props) expectThere(ids.has(id), id)
      for (const { id } of demos.filter((demo) => demo.route === link)) expectThere(ids.has(id), id)
      // The other direction: search knows every tab.
      const known = new Set(sections.flatMap(({ tab }) => tab ?? []))
      for (const tab of tabs.slice(1)) expectThere(known.has(tab), `unknown tab ${tab}`)
    }
    expect(lost).toEqual([])
    expect(targets).toBeGreaterThan(500)
    expect(routes.filter(({ sections }) => sections.some(({ tab }) => tab === 'api')).length).toBeGreaterThan(20)
  })
}
