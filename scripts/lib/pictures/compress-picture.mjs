/**
 * A smaller PNG of the same picture: a palette of at most 256 colours, where screenshots have a few hundred shades of
 * the same few.
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function compressPng(png) {
  const sharp = await loadSharp()
  // Neighbouring shades are not mixed: that would be noise on the flat colours of an interface.
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

/** Only when it is needed: nothing is installed when a script starts. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}
