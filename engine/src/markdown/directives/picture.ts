import { defineDirective } from '../directive.ts'

/** A picture for light pages and, if there is one, for dark ones. Width and height come from the file. */
interface PictureProps {
  light: string
  /** The same as AVIF, for browsers that can. */
  lightAvif?: string | undefined
  dark?: string | undefined
  darkAvif?: string | undefined
  alt: string
  caption?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

/**
 * `::picture{light="/a.png" dark="/b.png" alt="…"}`: a picture for each colour scheme. It has its size, so that the
 * page does not move when it arrives. When `/a.avif` exists beside it, browsers may load that smaller file.
 */
export const pictureDirective = defineDirective({
  name: 'picture',
  element: 'v-picture',
  forms: ['leafDirective'],
  attributes: ['light', 'dark', 'alt', 'caption'],
  read: (node, context): PictureProps => {
    const { light, dark, alt, caption } = node.attributes ?? {}
    const [size, darkSize] = [light, dark].map((src) => (src ? context.site.pictureSize(src) : undefined))
    if (size === undefined)
      context.report(
        node,
        `There is no picture "${light ?? ''}" in public.`,
        'Give light="/path.png" of a PNG file below public.',
      )
    if (dark && darkSize === undefined)
      context.report(
        node,
        `There is no picture "${dark}" in public.`,
        'Give dark="/path.png" of a PNG file below public.',
      )
    if (!alt) context.report(node, 'A picture has no alt.', 'Say in alt="…" what the picture shows.')
    return {
      light: light ?? '',
      lightAvif: size?.hasAvif === true ? toAvif(light) : undefined,
      dark: dark ?? undefined,
      darkAvif: darkSize?.hasAvif === true ? toAvif(dark) : undefined,
      alt: alt ?? '',
      caption: caption ?? undefined,
      width: toCssPixels(size?.width),
      height: toCssPixels(size?.height),
    }
  },
})

/** Pictures are made at twice the size that they are shown in. */
function toCssPixels(pixels: number | undefined): number | undefined {
  return pixels === undefined ? undefined : Math.round(pixels / 2)
}

function toAvif(src: string | null | undefined): string | undefined {
  return src?.replace(/\.png$/, '.avif')
}
