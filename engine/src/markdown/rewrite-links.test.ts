import type { Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { findElements, findProblems, renderText } from '../../test/render-text.ts'

describe('links', () => {
  it.each([
    ['/', '/docs/'],
    ['/demo/dimmer', '/docs/demo/dimmer'],
    ['/demo/dimmer?tab=api#watt', '/docs/demo/dimmer?tab=api#watt'],
    ['/#usage', '/docs/#usage'],
  ])('to the route %s lead below the base in the default locale', async (href, expected) => {
    const { content } = await renderText(`[a](${href})`, { base: '/docs/' })
    expect(hrefs(content.tree)).toEqual([expected])
  })

  it.each([
    ['/', '/docs/zh'],
    ['/#usage', '/docs/zh#usage'],
    ['/demo/dimmer?tab=api#watt', '/docs/zh/demo/dimmer?tab=api#watt'],
    ['/manual.pdf#page=2', '/docs/manual.pdf#page=2'],
  ])('to %s lead to the same page of the locale', async (href, expected) => {
    const { content } = await renderText(`[a](${href})`, { base: '/docs/' }, { locale: 'zh' })
    expect(hrefs(content.tree)).toEqual([expected])
  })

  it.each(['#usage', 'https://example.org/a', 'mailto:ada@example.org', '//example.org/a'])(
    'to %s stay as they are',
    async (href) => {
      const { content } = await renderText(`[a](${href})`, { base: '/docs/' }, { locale: 'zh' })
      expect(hrefs(content.tree)).toEqual([href])
    },
  )

  it('are rewritten in definitions too', async () => {
    const { content } = await renderText('[a][lamp]\n\n[lamp]: /demo', { base: '/docs/' }, { locale: 'zh' })
    expect(hrefs(content.tree)).toEqual(['/docs/zh/demo'])
  })

  it('are listed as they are written, with their lines, pictures among them', async () => {
    const { content } = await renderText(
      '[a](/demo) ![b](/b.png)\n\n[c][c]\n\n[c]: #c',
      { base: '/docs/' },
      { bodyLine: 4 },
    )
    expect(content.links).toEqual([
      { href: '/demo', line: 4 },
      { href: '/b.png', line: 4 },
      { href: '#c', line: 8 },
    ])
  })

  it('may say when their page is fetched', async () => {
    const { content, problems } = await renderText(
      'See [a](/demo){prefetch=render}, [b](/demo "B"){prefetch=none} {x}.',
    )
    const [a, b] = findElements(content.tree, 'a')
    expect(a?.properties).toEqual({ href: '/demo', dataPrefetch: 'render' })
    expect(b?.properties).toEqual({ href: '/demo', title: 'B', dataPrefetch: 'none' })
    expect(content.sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['See a, b {x}.'])
    expect(problems).toEqual([])
  })

  it('refuse any other moment', async () => {
    const { problems } = await renderText('[a](/demo){prefetch=hover}', {}, { bodyLine: 7 })
    expect(problems).toEqual([
      {
        file: expect.any(String),
        line: 7,
        what: 'Invalid prefetch value "hover" found in Link component',
        mend: 'Use one of: intent, render, viewport, none.',
      },
    ])
  })

  it('of pictures lead below the base in every locale', async () => {
    const { content } = await renderText('![b](/b.png)', { base: '/docs/' }, { locale: 'zh' })
    expect(findElements(content.tree, 'img')[0]?.properties).toEqual({ src: '/docs/b.png', alt: 'b' })
  })

  it('of pictures are reported where readers would see nothing', async () => {
    const alt = 'Say what it shows: ![A lamp](/lamp.png).'
    const host = 'Put the file into public and write its path, such as /lamp.png.'
    const body =
      '![](/b.png) ![ ](/c.png)\n\n![A lamp](https://example.org/a.png)\n\n![A lamp][a]\n\n[a]: //example.org/a'
    expect(await findProblems(body)).toEqual([
      `content/en/lamp.md:1\n  The picture "/b.png" has no alt.\n  ${alt}`,
      `content/en/lamp.md:1\n  The picture "/c.png" has no alt.\n  ${alt}`,
      `content/en/lamp.md:3\n  The picture "https://example.org/a.png" lies on another host, from which pages load nothing.\n  ${host}`,
      `content/en/lamp.md:5\n  The picture "//example.org/a" lies on another host, from which pages load nothing.\n  ${host}`,
    ])
    const { content, problems } = await renderText('![A dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)')
    expect([content.links, problems]).toEqual([[], []])
  })
})

function hrefs(tree: Root): unknown[] {
  return findElements(tree, 'a').map(({ properties }) => properties['href'])
}
