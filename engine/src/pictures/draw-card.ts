import { escapeHtml } from '../node/escape-html.ts'
import { breakLines } from './break-lines.ts'
import type { Shaper, TextStyle } from './open-shaper.ts'

/** Size of the picture in pixels: what the sites that show it ask for. */
export const cardSize = { width: 1200, height: 630 }

/** What a picture for a link says. All texts are in the language of the page. */
export interface CardWords {
  locale: string
  /** Where the page belongs, above the title. Empty on the home page. */
  place: string
  title: string
  text: string
  site: string
  /** Name and version of the library. */
  library: string
}

/** A picture inside of the card, as a data address, with its size in pixels. */
export interface CardPicture {
  address: string
  width: number
  height: number
}

/** A card as SVG without any text in it, and the characters that no font has. */
export interface DrawnCard {
  svg: string
  missing: string
}

/** The light palette of `theme/styles/tokens.css`. */
export const cardColors = {
  page: '#faf9f7',
  raised: '#ffffff',
  line: '#e9e6e1',
  title: '#1d1b18',
  text: '#33302b',
  quiet: '#615c54',
  accent: '#1b5cb5',
}

/** Every weight that a card uses. */
export const cardWeights = [400, 550, 650, 680] as const

const edge = 84
const markSize = 60
/** The frame of a picture beside the text, as high as it may be: below the first row, and ending with the text. */
const pictureBox = { x: 600, width: 516, height: 396, radius: 18 }
const lineHeight = { title: 1.22, text: 1.45 }
/** Base line of the first row, with mark, site and library; and the bottom of the text. */
const firstRow = 111
const bottom = cardSize.height - edge

/** Draws the picture for links to a page: mark and site, where the page belongs, its title, and its text or a picture. */
export async function drawCard(
  words: CardWords,
  mark: CardPicture | undefined,
  picture: CardPicture | undefined,
  shape: Shaper,
): Promise<DrawnCard> {
  const parts: string[] = []
  let missing = ''
  const write = async (text: string, style: TextStyle, color: string, x: number, y: number): Promise<number> => {
    const shaped = await shape(text, style)
    missing += shaped.missing
    parts.push(`<g fill="${color}" transform="translate(${x} ${Math.round(y)})">${shaped.outlines}</g>`)
    return shaped.width
  }
  const measure = (style: TextStyle) => async (text: string) => (await shape(text, style)).width

  const siteX = mark === undefined ? edge : edge + markSize + 20
  if (mark !== undefined) parts.push(draw(mark, { x: edge, y: 70, width: markSize, height: markSize }))
  const siteEnd = siteX + (await write(words.site, { size: 34, weight: 650 }, cardColors.title, siteX, firstRow))
  await write(words.library, { size: 24, weight: 400 }, cardColors.quiet, siteEnd + 18, firstRow)

  const width = (picture === undefined ? cardSize.width - edge : pictureBox.x - 44) - edge
  const textStyle = { size: picture === undefined ? 32 : 27, weight: 400 }
  const text = await breakLines(
    words.text,
    words.locale,
    { width, lines: picture === undefined ? 3 : 4 },
    measure(textStyle),
  )
  const title = await fitTitle(words, width, picture === undefined ? [84, 72, 60, 50] : [64, 56, 48, 40], measure)

  // From the bottom up, because the number of lines differs.
  let y = bottom - 6
  for (const line of text.lines.toReversed()) {
    await write(line, textStyle, cardColors.quiet, edge, y)
    y -= textStyle.size * lineHeight.text
  }
  if (text.lines.length > 0) y -= 20
  for (const line of title.lines.toReversed()) {
    await write(line, title.style, cardColors.title, edge, y)
    y -= title.style.size * lineHeight.title
  }
  const place = await breakLines(words.place, words.locale, { width, lines: 1 }, measure({ size: 27, weight: 550 }))
  for (const line of place.lines) await write(line, { size: 27, weight: 550 }, cardColors.accent, edge, y - 4)

  if (picture !== undefined) parts.push(drawPicture(picture))
  const { width: w, height: h } = cardSize
  const ground = `<rect width="${w}" height="${h}" fill="${cardColors.page}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${ground}${parts.join('')}</svg>`
  return { svg, missing: [...new Set(missing)].join('') }
}

/** The title in the largest size in which it has two lines and no word is wider than the room. In the smallest it may have three. */
async function fitTitle(
  { title, locale }: CardWords,
  width: number,
  sizes: readonly number[],
  measure: (style: TextStyle) => (text: string) => Promise<number>,
): Promise<{ lines: string[]; style: TextStyle }> {
  let fitted = { lines: [title], style: { size: sizes.at(-1) ?? 40, weight: 680 } }
  for (const [index, size] of sizes.entries()) {
    const style = { size, weight: 680 }
    const { lines, isCut } = await breakLines(
      title,
      locale,
      { width, lines: index < sizes.length - 1 ? 2 : 3 },
      measure(style),
    )
    fitted = { lines, style }
    const widths = await Promise.all(lines.map(measure(style)))
    if (!isCut && widths.every((each) => each <= width)) break
  }
  return fitted
}

/** A picture in a frame with round corners. What is higher than the frame is cut off below. */
function drawPicture(picture: CardPicture): string {
  const { x, width, radius } = pictureBox
  const whole = (picture.height * width) / picture.width
  const height = Math.round(Math.min(whole, pictureBox.height))
  const y = bottom - height + 4
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return [
    `<clipPath id="box"><rect ${box}/></clipPath>`,
    `<rect ${box} fill="${cardColors.raised}"/>`,
    `<g clip-path="url(#box)">${draw(picture, { x, y, width, height: whole })}</g>`,
    `<rect ${box} fill="none" stroke="${cardColors.line}" stroke-width="2"/>`,
  ].join('')
}

function draw({ address }: CardPicture, box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${escapeHtml(address)}"/>`
}
