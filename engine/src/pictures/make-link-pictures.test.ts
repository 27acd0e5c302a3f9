import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { createDiskCache } from '../node/disk-cache.ts'
import { type LinkCard, makeLinkPictures } from './make-link-pictures.ts'

const font = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/wght.css')
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="red"/></svg>'

const card: LinkCard = {
  path: '/og/en-US/dimmer.png',
  words: {
    locale: 'en-US',
    place: 'Demos / Light',
    title: 'Größe: “Dimmer”',
    text: 'A lamp with less light.',
    site: 'Lamp Kit',
    library: 'lamp-kit 3.1.4',
  },
  mark: undefined,
  picture: undefined,
}

describe('pictures for links', () => {
  it('are small PNG files of the size that other sites ask for, with the mark of the site', async () => {
    const marked = { ...card, mark: join(createFolder({ 'mark.svg': mark }), 'mark.svg') }
    const { cards } = await makeLinkPictures([marked], [font], openCache(createFolder()))
    const png = cards[0]?.png ?? Buffer.alloc(0)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(40_000)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    const colorAt = (x: number, y: number): number[] => {
      const place = (y * info.width + x) * info.channels
      return [...data.subarray(place, place + 3)]
    }
    expect(colorAt(114, 100)).toEqual([255, 0, 0])
  })

  it('are drawn once for the same words and files, and are the same bytes when they are drawn again', async () => {
    const folder = createFolder()
    const first = await makeLinkPictures([card], [font], openCache(folder))
    const second = await makeLinkPictures([card], [font], openCache(folder))
    const elsewhere = await makeLinkPictures([card], [font], openCache(createFolder()))
    expect([first.drawn, second.drawn, elsewhere.drawn]).toEqual([1, 0, 1])
    expect(second.cards).toEqual(first.cards)
    expect(elsewhere.cards).toEqual(first.cards)
  })

  it('are drawn again when a word, the mark or the picture in them changes', async () => {
    const cache = openCache(createFolder())
    const files = createFolder({ 'mark.svg': mark, 'other.svg': mark.replace('red', 'blue') })
    const changed = [
      card,
      { ...card, words: { ...card.words, title: 'Dimmer' } },
      { ...card, mark: join(files, 'mark.svg') },
      { ...card, mark: join(files, 'other.svg') },
    ]
    for (const each of changed) expect((await makeLinkPictures([each], [font], cache)).drawn).toBe(1)
  })

  it('are not made with holes: a character that no font has is named instead', async () => {
    const chinese = { ...card, words: { ...card.words, title: 'Lamp 灯具' } }
    const { cards } = await makeLinkPictures([chinese, card], [font], openCache(createFolder()))
    expect(cards.map(({ png, missing }) => [png === undefined, missing])).toEqual([
      [true, '灯具'],
      [false, ''],
    ])
  })
})

function openCache(folder: string) {
  return createDiskCache(folder, 'v1')
}
