import type { TryFont } from '../../model/try.ts'

/**
 * The face of the page, for a frame that may fetch nothing: the file that the head of the page asks for, and how its
 * stylesheet names it. Undefined where there is none, or where it cannot be had.
 */
export async function readFont(): Promise<TryFont | undefined> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href
  const rule = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find((each) => each instanceof CSSFontFaceRule && each.cssText.includes('url('))
  if (address === undefined || !(rule instanceof CSSFontFaceRule)) return undefined
  const { style } = rule
  const response = await fetch(address).catch(() => undefined)
  if (response?.ok !== true) return undefined
  return {
    bytes: await response.arrayBuffer(),
    family: style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
    weight: style.getPropertyValue('font-weight') || 'normal',
    unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
  }
}
