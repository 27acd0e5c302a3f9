import { join } from 'node:path'
import type { PreviewPicture } from '../model/head-files.ts'
import type { Site } from '../model/site.ts'
import { createDiskCache } from '../node/disk-cache.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { cardSize } from '../pictures/draw-card.ts'
import { makeLinkPictures } from '../pictures/make-link-pictures.ts'
import { listLinkCards } from '../prerender/list-link-cards.ts'

/** The pictures of a build: their bytes and sizes by path without base, and what a build says of them. */
export interface LinkPictures {
  files: ReadonlyMap<string, Buffer>
  previews: Readonly<Record<string, PreviewPicture>>
  lines: string[]
}

/** Draws the pictures for links to the pages of a site, or takes those of an earlier build. */
export async function drawLinkPictures(site: Site): Promise<LinkPictures> {
  const { config } = site
  const wanted = listLinkCards(site)
  if (wanted.length === 0) return { files: new Map(), previews: {}, lines: [] }
  const cache = createDiskCache(join(config.cacheDir, 'link-pictures'), hashEngine())
  const { cards, drawn } = await makeLinkPictures(wanted, config.linkPictures?.fonts ?? [], cache)
  cache.prune()
  const files = new Map(cards.flatMap(({ path, png }) => (png === undefined ? [] : [[path, png] as const])))
  const missing = cards.filter(({ png }) => png === undefined)
  const characters = [...new Set(missing.flatMap((card) => Array.from(card.missing)))].slice(0, 20).join('')
  return {
    files,
    previews: Object.fromEntries([...files.keys()].map((path) => [path, cardSize])),
    lines: [
      `pictures  ${drawn} drawn, ${cards.length - drawn} unchanged`,
      ...missing
        .slice(0, 1)
        .map(
          ({ path }) =>
            `note      pages without a picture for links: ${missing.length} (${path}); no font of linkPictures has "${characters}": add the stylesheet of one`,
        ),
    ],
  }
}
