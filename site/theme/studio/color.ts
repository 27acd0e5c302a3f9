/** Red, green and blue of sRGB, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#abc` or `#aabbcc`, in any case. Undefined for everything else. */
export function readHex(text: string): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (digits === undefined) return undefined
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

/** `#aabbcc`. What lies outside of sRGB is cut off. */
export function writeHex(color: Rgb): string {
  return `#${color
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes as `color-mix(in oklab, …)` does. `share` of the first colour is from 0 to 1. */
export function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const [one, other] = [toOklab(first), toOklab(second)]
  const mix = (at: 0 | 1 | 2): number => one[at] * share + other[at] * (1 - share)
  return fromOklab([mix(0), mix(1), mix(2)])
}

/** The light of a channel, in proportion to what a screen sends out. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

type Lab = readonly [lightness: number, a: number, b: number]

// The matrices of Oklab are those of CSS Color 4.
function toOklab(color: Rgb): Lab {
  const [r, g, b] = [toLinear(color[0]), toLinear(color[1]), toLinear(color[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
