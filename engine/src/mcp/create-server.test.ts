import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askInVain, startMcp } from '../../test/start-mcp.ts'
import { writeTextSite } from '../../test/write-text-site.ts'

let dist: string
let client: Client

beforeAll(async () => {
  dist = await writeTextSite('/', 'https://lamps.example')
  client = await startMcp('--dir', dist)
})

afterAll(() => client.close())

describe('the server', () => {
  it('says what it can be asked, and with what', async () => {
    const { tools } = await client.listTools()
    expect(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}), inputSchema.required]),
    ).toEqual([
      ['search', ['query', 'limit', 'locale'], ['query']],
      ['read_page', ['page', 'from', 'locale'], ['page']],
      ['look_up_property', ['name', 'locale'], ['name']],
      ['list_demos', ['property', 'locale'], []],
      ['get_demo', ['id', 'locale'], ['id']],
    ])
    expect(client.getInstructions()).toBe(
      `The documentation at ${dist}, in en-US (where no locale is given) and zh-CN. Begin with "search", or with "look_up_property" when you know a name; then read the page or get the demo that was found.`,
    )
  })

  it('finds what the search field of the site finds', async () => {
    const text = await ask(client, 'search', { query: 'touch bulb', limit: 1 })
    expect(text).toMatch(
      /^\d found for "touch bulb" in en-US; the first 1\.\n\n1\. Notice \(section, on the page "Dimmer"\)\n {3}/,
    )
    expect(text).toContain('   https://lamps.example/demo/dimmer#notice\n   Do not touch the bulb.')
    expect(await ask(client, 'search', { query: 'brightnes' })).toContain(
      'brightness (property of Lamp, on the page "Reference")\n   https://lamps.example/guide/reference#lamp-brightness\n   How bright it is.',
    )
    // In the other language when the own one has nothing.
    expect(await ask(client, 'search', { query: '灯泡' })).toContain('in zh-CN.')
    expect(await ask(client, 'search', { query: 'dimmmer gxqz' })).toContain('No text has: gxqz.')
    expect(await ask(client, 'search', { query: 'gxqz' })).toBe('Nothing found for "gxqz" in en-US.')
  })

  it('reads a page by its path, its address, its title, in any locale', async () => {
    const english = await ask(client, 'read_page', { page: '/demo/dimmer' })
    expect(english).toMatch(/^https:\/\/lamps\.example\/demo\/dimmer\n\n# Dimmer\n/)
    expect(english).toContain('Do not touch the bulb.')
    const spellings = [
      'demo/dimmer',
      '/Demo/Dimmer/?tab=care#notice',
      'https://lamps.example/demo/dimmer#notice',
      '/demo/dimmer.md',
      'dimmer',
    ]
    for (const page of spellings) expect(await ask(client, 'read_page', { page })).toEqual(english)
    const chinese = await ask(client, 'read_page', { page: '/demo/dimmer', locale: 'zh-CN' })
    expect(chinese).toMatch(/^https:\/\/lamps\.example\/zh-CN\/demo\/dimmer\n\n# 调光\n/)
    expect(await ask(client, 'read_page', { page: '/zh-CN/demo/dimmer' })).toEqual(chinese)
    expect(await ask(client, 'read_page', { page: '/zh-CN/demo/dimmer', locale: 'en-US' })).toEqual(english)
  })

  it('looks a property up, in each table that has it', async () => {
    const text = await ask(client, 'look_up_property', { name: 'Lamp.bulb' })
    expect(text).toBe(
      [
        'Lamp.bulb (lamp-kit 3.1.4)\nType: Bulb\nRequired: no\nhttps://lamps.example/guide/reference#lamp-bulb',
        'What glows in it.',
        "```ts\ntype Bulb = 'halogen' | 'led'\n```",
        'No demo uses it.',
      ].join('\n\n'),
    )
    expect(await ask(client, 'look_up_property', { name: 'shade' })).toContain('\n\nShadeProps has Shade.label.\n\n')
    const labels = await ask(client, 'look_up_property', { name: 'LABEL' })
    expect(labels).toMatch(/^Lamp\.label .+\n\n---\n\nShade\.label /s)
    expect(labels).toContain('Required: yes')
    expect(await ask(client, 'look_up_property', { name: 'watts' })).toContain('Deprecated: use brightness')
  })

  it('lists the demos of a property, or all', async () => {
    const text = await ask(client, 'list_demos', { property: 'Lamp.brightness' })
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Demos that use Lamp.brightness:',
      '- max-brightness: Most light https://lamps.example/demo/max-brightness',
      '- dimmer: Dimmer — A lamp with less light. https://lamps.example/demo/dimmer',
    ])
    expect(await ask(client, 'list_demos', { property: 'bulb' })).toBe('No demo uses Lamp.bulb.')
    expect(await ask(client, 'list_demos', {})).toMatch(/^3 demos:\n- /)
  })

  it('gives every file of a demo and what it needs', async () => {
    const text = await ask(client, 'get_demo', { id: 'dimmer' })
    expect(text).toMatch(/^dimmer: Dimmer\nhttps:\/\/lamps\.example\/demo\/dimmer\nA lamp with less light\.\n/)
    expect(text).toContain('Needs: lamp-kit 3.1.4')
    expect(text).toContain("\n\ndimmer.tsx\n```tsx\nimport { Lamp } from 'lamp-kit'\n")
    expect(text).toContain('\n\nshared/bulbs.ts\n')
  })

  it('has the pages of each locale as resources', async () => {
    const { resources } = await client.listResources()
    expect(resources).toContainEqual({
      uri: 'page:///demo/dimmer.md',
      name: '/demo/dimmer',
      title: 'Dimmer',
      description: 'A lamp with less light.',
      mimeType: 'text/markdown',
    })
    const uris = resources.map(({ uri }) => uri)
    expect(uris).toEqual(
      expect.arrayContaining(['page:///index.md', 'page:///zh-CN.md', 'page:///zh-CN/demo/dimmer.md']),
    )
    // Where the English text stands in for the Chinese one.
    expect(uris).not.toContain('page:///zh-CN/guide/wiring.md')
    const { contents } = await client.readResource({ uri: 'page:///zh-CN/demo/dimmer.md' })
    expect(contents).toEqual([
      {
        uri: 'page:///zh-CN/demo/dimmer.md',
        mimeType: 'text/markdown',
        text: expect.stringContaining('不要触摸灯泡。'),
      },
    ])
  })
})

describe('bad input', () => {
  it.each([
    ['read_page', { page: '/demo/dimmr' }, 'There is no page "/demo/dimmr". Did you mean "/demo/dimmer"?'],
    ['read_page', { page: 'dimmr', locale: 'zh-CN' }, 'There is no page "dimmr". Did you mean "/zh-CN/demo/dimmer"?'],
    [
      'read_page',
      { page: '../../../etc/passwd' },
      'There is no page "../../../etc/passwd". Ask "search" for it, with a few words of what it says.',
    ],
    [
      'read_page',
      { page: 'https://other.example/demo/dimmer' },
      'There is no page "https://other.example/demo/dimmer". Did you mean "/demo/dimmer"?',
    ],
    ['read_page', { page: '/', locale: 'zh' }, 'The site has no locale "zh". Use one of: en-US, zh-CN.'],
    [
      'read_page',
      { page: '/guide/wiring', from: 1_000_000 },
      /^"from" of "read_page" is 1000000, but the page ends at \d+: give a smaller number\.$/,
    ],
    ['look_up_property', { name: 'brightnes' }, 'There is no property "brightnes". Did you mean "Lamp.brightness"?'],
    ['look_up_property', { name: 'Lamp.bulp' }, 'There is no property "Lamp.bulp". Did you mean "Lamp.bulb"?'],
    [
      'list_demos',
      { property: 'Chandelier.label' },
      'There is no property "Chandelier.label". Did you mean "Lamp.label" or "Shade.label"?',
    ],
    [
      'look_up_property',
      { name: 'dishwasher' },
      'There is no property "dishwasher". The tables are Lamp, Shade; ask "search" for what it does.',
    ],
    ['get_demo', { id: 'brightness' }, 'There is no demo "brightness". Did you mean "max-brightness"?'],
    ['get_demo', { id: 'dimer' }, 'There is no demo "dimer". Did you mean "dimmer"?'],
    ['read_page', { page: '/~demos/dimmer' }, 'There is no page "/~demos/dimmer". Did you mean "/demo/dimmer"?'],
    ['get_demo', { id: '../site' }, 'There is no demo "../site". Ask "list_demos" for all ids.'],
    ['search', { query: 5 }, '"query" of "search" is 5: give a text.'],
  ])('%s answers %j with a sentence', async (name, given, message) => {
    const text = await askInVain(client, name, given)
    if (typeof message === 'string') expect(text).toBe(message)
    else expect(text).toMatch(message)
  })

  it('gives a long page in parts that together are the page', async () => {
    const parts: string[] = []
    for (let from: string | undefined = '0'; from !== undefined;) {
      const text = await ask(client, 'read_page', { page: '/guide/wiring', from: Number(from) })
      const [, head = '', part = ''] = /^(.+?)\n\n(.*)$/s.exec(text) ?? []
      parts.push(part)
      from = /go on with from: (\d+)/.exec(head)?.[1]
    }
    const { contents } = await client.readResource({ uri: 'page:///guide/wiring.md' })
    expect(contents).toMatchObject([{ text: parts.join('') }])
  })

  it('begins a long page at the place that its address names', async () => {
    const place = await ask(client, 'read_page', { page: '/guide/wiring#last' })
    expect(place).toMatch(
      /^https:\/\/lamps\.example\/guide\/wiring\nCharacters \d{5} to \d{5} of \d{5}; the end\.\n\n## Last/,
    )
    const whole = await ask(client, 'read_page', { page: '/guide/wiring#nowhere' })
    expect(whole).toContain('\nCharacters 0 to ')
    expect(await ask(client, 'read_page', { page: '/guide/wiring#last', from: 0 })).toBe(whole)
  })

  it('of the protocol ends nothing', async () => {
    await expect(client.callTool({ name: 'serch', arguments: {} })).rejects.toThrow('Tool serch not found')
    await expect(client.readResource({ uri: 'page:///demo/dimmr.md' })).rejects.toThrow(
      'There is no page "/demo/dimmr.md". Did you mean "/demo/dimmer"?',
    )
    await expect(client.readResource({ uri: 'page:///../../etc/passwd' })).rejects.toThrow('There is no page')
    const long = await askInVain(client, 'search', { query: 'x'.repeat(1_000_000) })
    expect(long).toBe('"query" of "search" is 1000000 characters long: give at most 1000.')
    await expect(client.readResource({ uri: 'x'.repeat(1_000_000) })).rejects.toThrow('is invalid')
    expect(await ask(client, 'search', { query: 'dimmer' })).toContain('Dimmer')
  })
})
