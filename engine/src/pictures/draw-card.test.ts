import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardColors, type CardPicture, type CardWords, drawCard } from './draw-card.ts'
import type { Shaper } from './open-shaper.ts'

const words: CardWords = {
  locale: 'en-US',
  place: 'Demos / Light',
  title: 'Dimmer',
  text: 'A lamp with less light.',
  site: 'Lamp Kit',
  library: 'lamp-kit 3.1.4',
}
const picture: CardPicture = { address: 'data:image/png;base64,AA&', width: 400, height: 600 }

/** Every letter is half as wide as it is high. No font has a 灯. */
const shape: Shaper = (text, { size }) =>
  Promise.resolve({
    width: (text.length * size) / 2,
    outlines: `<path d="${text}:${size}"/>`,
    missing: text.includes('灯') ? '灯' : '',
  })

describe('the picture for links', () => {
  it('says where the page belongs, its title and text, and whose it is, as outlines and never as text', async () => {
    const { svg, missing } = await drawCard(words, undefined, undefined, shape)
    expect([...svg.matchAll(/d="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'Lamp Kit:34',
      'lamp-kit 3.1.4:24',
      'A lamp with less light.:32',
      'Dimmer:84',
      'Demos / Light:27',
    ])
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630">/)
    expect(svg).not.toMatch(/<text|font-family/)
    expect(missing).toBe('')
  })

  it('shows mark and picture, and cuts off what is higher than its frame', async () => {
    const { svg } = await drawCard(words, { ...picture, height: 400 }, picture, shape)
    const [mark, shown] = [...svg.matchAll(/<image [^>]+>/g)].map(([image]) => image)
    expect(mark).toContain('width="60" height="60" href="data:image/png;base64,AA&amp;"')
    expect(shown).toContain('width="516" height="774"')
    expect(svg).toContain('<clipPath id="box"><rect x="600" y="154" width="516" height="396" rx="18"/></clipPath>')
  })

  it('makes a long title smaller, until its words fit beside a picture', async () => {
    const { svg } = await drawCard({ ...words, title: 'getPopupContainer' }, undefined, picture, shape)
    expect(svg).toContain('d="getPopupContainer:48"')
  })

  it('names what no font has, once', async () => {
    const { missing } = await drawCard({ ...words, title: '灯', text: '灯和灯' }, undefined, undefined, shape)
    expect(missing).toBe('灯')
  })

  it('has the colours of the pages', () => {
    const tokens = readFileSync(new URL('../theme/styles/tokens.css', import.meta.url), 'utf8')
    expect(Object.values(cardColors).filter((color) => !tokens.includes(`: ${color};`))).toEqual([])
  })
})
