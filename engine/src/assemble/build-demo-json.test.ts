import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { validateSchema } from '../../test/validate-schema.ts'
import { loadSite } from '../load-site.ts'
import { listTextFiles } from '../prerender/list-text-files.ts'
import { demoJsonSchema } from './build-demo-json.ts'

it('gives every demo as data: what it shows, what it needs and all its files, as the schema beside it says', async () => {
  const { site } = await loadSite(resolveFixture(openFixture('lamps')), undefined)
  const files = Object.fromEntries(listTextFiles(site, {}).map(({ path, text }) => [path, text]))
  const schema = JSON.parse(files['demos/demo.schema.json'] ?? '{}') as unknown
  expect(schema).toEqual(demoJsonSchema)
  for (const { id } of site.demos) {
    const demo = JSON.parse(files[`demos/${id}.json`] ?? '{}') as Record<string, unknown>
    expect([id, validateSchema(demoJsonSchema, demo)]).toEqual([id, []])
  }
  expect(JSON.parse(files['demos/dimmer.json'] ?? '{}')).toMatchObject({
    title: { 'en-US': 'Dimmer', 'zh-CN': '调光' },
    description: { 'en-US': 'A lamp with less light.', 'zh-CN': '光线更暗的灯。' },
    dependencies: { 'lamp-kit': '3.1.4' },
    files: [
      { name: 'dimmer.tsx', source: expect.stringContaining("from './shared/bulbs.ts'") as string },
      { name: 'shared/bulbs.ts', source: "export const bulbs = ['Halogen', 'LED']\n" },
    ],
  })
  expect(
    validateSchema(demoJsonSchema, { $schema: '', title: {}, description: {}, dependencies: { react: 19 } }),
  ).toEqual(['$.files is missing', '$.dependencies.react is not a string'])
})
