import { keyScheme } from '../../shared/markup.ts'
import type { FrameLook } from './open-frame.client.ts'

/** How the stage of a demo is to be shown: as the page, or as its menu says. */
export function readLook(demo: HTMLElement): { look: FrameLook; width: number | undefined } {
  const root = document.documentElement
  const form = demo.querySelector<HTMLFormElement>('[data-demo-view]')
  const choices = new Map(form === null ? [] : new FormData(form))
  const choose = (name: string): string => {
    const value = choices.get(name)
    return typeof value === 'string' ? value : ''
  }
  const width = Number(choose('width'))
  const lang = demo.querySelector<HTMLElement>('.stage')?.lang ?? ''
  return {
    look: {
      scheme: choose('scheme') || (root.dataset[keyScheme] ?? 'light'),
      dir: choose('dir') || root.dir || 'ltr',
      lang: lang === '' ? root.lang : lang,
    },
    width: width > 0 ? width : undefined,
  }
}

/** The stylesheets of the page as one text, without what comes later and without fonts, which the frame cannot fetch. */
export function readStyles(): string {
  return [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof HTMLElement && 'late' in ownerNode.dataset))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')))
    .map((rule) => rule.cssText)
    .join('\n')
}
