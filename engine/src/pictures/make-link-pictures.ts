import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { DiskCache } from '../node/disk-cache.ts'
import { hashText } from '../node/hash-files.ts'
import { readPictureSize } from '../node/read-picture-size.ts'
import { cardWeights, type CardPicture, type CardWords, drawCard } from './draw-card.ts'
import type { Shaper } from './open-shaper.ts'
import { type FontFace, readFontFaces } from './read-font-faces.ts'
import { splitByFace } from './split-by-face.ts'

/** A picture to make, and what it is made from. Paths of files are absolute. */
export interface LinkCard {
  /** Where it is served, without base. */
  path: string
  words: CardWords
  /** The icon of the site: SVG or PNG. */
  mark: string | undefined
  /** A PNG that is shown in the card. */
  picture: string | undefined
}

/** A made picture. Without its bytes when no font has the characters in `missing`. */
interface MadeCard {
  path: string
  png: Buffer | undefined
  missing: string
}

/** All pictures, in the order of the cards, and how many were drawn now. */
export interface MadePictures {
  cards: MadeCard[]
  drawn: number
}

/** As many pictures are drawn at a time. While one is compressed, the text of the next is set. */
const workers = 3

/**
 * Makes the pictures for links to pages. `stylesheets` are those with the fonts. A picture is drawn again only when its
 * words, its pictures or the fonts of its characters have changed.
 */
export async function makeLinkPictures(
  cards: readonly LinkCard[],
  stylesheets: readonly string[],
  cache: DiskCache,
): Promise<MadePictures> {
  const faces = stylesheets.flatMap(readFontFaces)
  const hashFile = createFileHash()
  const made: MadeCard[] = []
  let drawn = 0
  let draw: Promise<(card: LinkCard) => Promise<StoredCard>> | undefined
  const waiting = cards.entries()
  const work = async (): Promise<void> => {
    for (const [index, card] of waiting) {
      const { words, mark, picture } = card
      const files = [...listFonts(words, faces), mark, picture].map((file) =>
        file === undefined ? '' : hashFile(file),
      )
      const stored = await cache.remember('card', [words, files], async () => {
        drawn += 1
        // Loaded only when there is something to draw: that takes as long as a few pictures.
        draw ??= openDrawing(faces)
        return (await draw)(card)
      })
      const png = stored.png === null ? undefined : Buffer.from(stored.png, 'base64')
      made[index] = { path: card.path, png, missing: stored.missing }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { cards: made, drawn }
}

/** A picture as the cache keeps it: bytes in base 64. */
interface StoredCard {
  png: string | null
  missing: string
}

async function openDrawing(faces: readonly FontFace[]): Promise<(card: LinkCard) => Promise<StoredCard>> {
  const [{ openShaper }, { default: sharp }] = await Promise.all([import('./open-shaper.ts'), import('sharp')])
  const shape: Shaper = openShaper(faces)
  return async ({ words, mark, picture }) => {
    const { svg, missing } = await drawCard(words, readPicture(mark), readPicture(picture), shape)
    if (missing !== '') return { png: null, missing }
    // A palette without dithering: a card has few colours, and noise would make it larger.
    const png = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 128, dither: 0, effort: 2, compressionLevel: 9 })
      .toBuffer()
    return { png: png.toString('base64'), missing }
  }
}

/** The files of the fonts that draw these words. */
function listFonts(words: CardWords, faces: readonly FontFace[]): string[] {
  const text = Object.values(words).join('')
  const runs = cardWeights.flatMap((weight) => splitByFace(`${text}…`, faces, weight))
  return [...new Set(runs.flatMap(({ face }) => face?.file ?? []))]
}

/** Hashes each file once in a run. */
function createFileHash(): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const hash = known.get(file) ?? hashText(readFileSync(file))
    known.set(file, hash)
    return hash
  }
}

function readPicture(file: string | undefined): CardPicture | undefined {
  if (file === undefined) return undefined
  const { width = 1, height = 1 } = readPictureSize(file) ?? {}
  const type = extname(file) === '.svg' ? 'image/svg+xml' : 'image/png'
  return { address: `data:${type};base64,${readFileSync(file).toString('base64')}`, width, height }
}
