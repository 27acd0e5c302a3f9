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

/**
 * The stylesheets of the page as one text, without what comes later and without fonts, which the frame cannot fetch. The
 * files themselves are read: of `border: solid var(--line); border-width: 0` the browser's own text of a rule has the width only.
 */
export async function readStyles(): Promise<string> {
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) => !(ownerNode instanceof HTMLElement && 'late' in ownerNode.dataset),
  )
  const texts = await Promise.all(sheets.map(async (sheet) => (await readFile(sheet.href)) ?? writeRules(sheet)))
  return texts.join('\n').replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
}

/** The text of a stylesheet, mostly from the browser's cache. Undefined where it cannot be had. */
async function readFile(address: string | null): Promise<string | undefined> {
  if (address === null) return undefined
  const response = await fetch(address).catch(() => undefined)
  return response?.ok === true ? response.text().catch(() => undefined) : undefined
}

function writeRules(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules].map((rule) => rule.cssText).join('\n')
}
