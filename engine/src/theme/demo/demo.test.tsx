import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { wordsOf } from '../../i18n/words-of.ts'
import type { Site } from '../../model/site.ts'
import { Demo } from './demo.tsx'
import { Replay } from './replay.tsx'
import type { View } from '../view.ts'

const demo = {
  id: 'lamp',
  version: 'lamp',
  lang: 'en',
  title: 'Lamp',
  href: '/docs/demo/lamp',
  address: '/docs/~demos/lamp?locale=en',
  code: [{ name: 'lamp.tsx', html: 'the code', source: 'the code', isPart: true }],
  leads: false,
}
const view = {
  site: {
    config: { base: '/docs/', prefetch: 'none' },
  } as unknown as Site,
  page: {
    locale: 'en',
    links: { rows: {}, tables: {}, props: {}, demos: {} },
    placedDemos: {
      lamp: demo,
      two: {
        ...demo,
        id: 'two',
        version: 'two',
        code: [...demo.code, { name: 'shared/b.ts', html: 'b', source: 'b', isPart: false }],
      },
    },
  },
  words: wordsOf('en'),
  assets: {
    islands: { 'demo:lamp': { src: '/lamp.js', preload: [] }, 'demo:two': { src: '/two.js', preload: [] } },
    demoFiles: {
      sources: { lamp: '/docs/lamp.json', two: '/docs/two.json' },
      archives: { two: '/docs/two.zip' },
      shared: { 'shared/watts.ts': '/docs/watts.txt' },
      sandbox: '/docs/sandbox.json',
      menus: { en: '/docs/menu.txt' },
    },
  },
  islands: {
    'demo:lamp': { element: () => <b>A lamp</b> },
    'demo:two': { element: () => <b>Two</b> },
  },
} as unknown as View

function draw(props: Partial<Parameters<typeof Demo>[0]>): string {
  return renderToStaticMarkup(<Demo view={view} id="lamp" {...props} />)
}

describe('a demo', () => {
  it('has a button that edits its code where that is possible', () => {
    const edited = { ...view, assets: { ...view.assets, tryFiles: { en: '/docs/try-en.json' } } } as unknown as View
    expect(draw({ view: edited })).toContain('data-demo-action="edit" data-try="/docs/try-en.json"')
    expect(draw({})).not.toContain('data-try')
  })

  it('stands in the page with its code folded and highlighted', () => {
    const html = draw({})
    expect(html).toContain('<b>A lamp</b>')
    expect(html).toMatch(/<details class="demo-code"><summary>.*the code/)
    expect(html).not.toContain('data-source')
  })

  it('is copied from a file of its own when the page shows it as several, or not at all', () => {
    expect(draw({ id: 'two' })).toContain('data-source="/docs/two.json"')
    expect(draw({ code: false })).toContain('data-source="/docs/lamp.json"')
  })

  it('can be had as one file of its own when it is several', () => {
    expect(draw({ id: 'two' })).toContain('data-zip="/docs/two.zip"')
    expect(draw({})).not.toContain('data-zip')
  })

  it('has a title and a description', () => {
    const html = draw({ title: 'Bright', children: <p>Very bright.</p> })
    expect(html).toContain('<h3 class="demo-title">Bright</h3><p>Very bright.</p>')
    expect(html).toContain('aria-label="Demo: Bright"')
  })

  it('unfolds its code, or leaves it out, when told to', () => {
    expect(draw({ open: true })).toContain('<details class="demo-code" open="">')
    expect(draw({ code: false })).not.toContain('the code')
  })

  it('takes a height and a background for its stage', () => {
    expect(draw({ height: 200, background: 'pink' })).toContain(
      '<div class="demo-stage" style="min-block-size:200px;background:pink">',
    )
  })

  it('is a document of its own, loaded late, when told to', () => {
    const html = draw({ iframe: true, height: 300 })
    expect(html).toContain(
      '<iframe src="/docs/~demos/lamp?locale=en" title="Demo: Lamp" loading="lazy" style="block-size:300px">',
    )
    expect(html).not.toContain('A lamp')
  })

  it('names the file of its menu, which is not in the page', () => {
    const html = draw({})
    expect(html).toContain('data-menu="/docs/menu.txt" popoverTarget="more-lamp"')
    expect(html).not.toContain('demo-menu')
  })

  it('leads to its page, and has no tools, when compact', () => {
    const html = draw({ compact: true })
    expect(html).toContain('href="/docs/demo/lamp"')
    expect(html).not.toMatch(/the code|demo-bar|data-source/)
  })
})

test('a replay is its text and a button with a name, which needs scripts', () => {
  const html = renderToStaticMarkup(
    <Replay view={view} demo="lamp" act="press L" label="L twice">
      <kbd>L</kbd>
    </Replay>,
  )
  expect(html).toMatch(
    /^<span class="replay"><kbd>L<\/kbd><button type="button" class="icon-button" aria-label="Replay: L twice" title="Replay: L twice" data-replay="press L" data-replay-demo="lamp" data-needs-scripts=""><svg/,
  )
})
