/**
 * A smaller PNG of the same picture, with a palette of at most 256 colours. Screenshots have a few hundred shades of
 * a few colours.
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function compressPng(png) {
  const sharp = await loadSharp()
  // Without dithering, which would be visible as noise on the flat colours of an interface.
  return sharp(png).png({ palette: true, quality: 100, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer()
}

/**
 * The same picture as AVIF. At this quality letters and thin lines of a screenshot look as they do in the PNG.
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function toAvif(png) {
  const sharp = await loadSharp()
  return sharp(png).avif({ quality: 70, effort: 9, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Loaded only when it is needed, because a script may start before the packages are installed. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
