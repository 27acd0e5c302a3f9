import { type BrowserContextOptions, expect as ask } from '@playwright/test'
import { expect } from '../engines/expect.ts'
import type { Tab } from '../engines/tab.ts'
import { colorModeKey } from '../support/color-scheme.ts'
import { subUrl } from '../support/site.ts'

/** The circumstances of a reader. */
export interface Setting {
  name: string
  locale: 'zh-CN' | 'en-US'
  /** Address at which the site starts, without the slash at the end. Empty for the root of the usual server. */
  base: string
  hasScripts: boolean
  isNarrow: boolean
  options: BrowserContextOptions
  /** What the local storage holds before the first page is loaded. */
  stored?: Readonly<Record<string, string>>
  /** What the first page finds missing in its window. */
  without?: string
  /** Checks what must be true at the end of every journey. */
  check?: (page: Tab) => Promise<void>
  /** Why the driver of a browser cannot give this setting. */
  cannot?: Readonly<Partial<Record<'firefox' | 'webkit', string>>>
}

const usual = { locale: 'en-US', base: '', hasScripts: true, isNarrow: false, options: {} } as const

/** Each setting differs from the usual one (en-US, 1280 px, light) in one thing. */
export const settings: readonly Setting[] = [
  {
    ...usual,
    name: 'in Chinese',
    locale: 'zh-CN',
    check: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN'),
  },
  {
    ...usual,
    name: 'below a path',
    base: subUrl.replace(/\/$/, ''),
    check: (page) => expect(page).toHaveURL((url) => url.href.startsWith(subUrl)),
  },
  {
    ...usual,
    name: 'without scripts',
    hasScripts: false,
    options: { javaScriptEnabled: false },
    cannot: {
      firefox: 'Playwright does not turn scripts off over WebDriver BiDi',
      webkit: 'WebKitWebDriver asks a page by scripts, so it cannot see one that has none',
    },
  },
  {
    ...usual,
    name: 'on a small telephone',
    isNarrow: true,
    options: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    check: expectNoOverflow,
    cannot: {
      firefox: 'Firefox has no touch screen over WebDriver BiDi; in a narrow window the same journeys use a mouse',
      webkit: 'WebKitWebDriver makes a mouse of every finger; in a narrow window the same journeys use a mouse',
    },
  },
  {
    ...usual,
    name: 'in a narrow window',
    isNarrow: true,
    options: { viewport: { width: 320, height: 640 } },
    check: expectNoOverflow,
  },
  {
    ...usual,
    name: 'in the dark',
    stored: { [colorModeKey]: 'dark' },
    check: (page) => expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark'),
  },
  {
    ...usual,
    name: 'without the Navigation API',
    without: 'navigation',
    check: async (page) => {
      ask(await page.evaluate(() => 'navigation' in window)).toBe(false)
    },
  },
]

/** Nothing is wider than the window, which has the width that was asked for or the least that its browser can have. */
async function expectNoOverflow(page: Tab): Promise<void> {
  ask(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** The words of the site that journeys need, by locale. */
export const words = {
  'en-US': {
    other: '简体中文',
    language: 'Language',
    settings: 'Language and colours',
    pages: 'Pages',
    outline: 'On this page',
    tags: 'Tags',
    next: 'Next',
    search: 'Search',
    results: 'Search results',
    option: 'Express, next day',
  },
  'zh-CN': {
    other: 'English',
    language: '语言',
    settings: '语言与颜色',
    pages: '目录',
    outline: '本页内容',
    tags: '标签',
    next: '下一篇',
    search: '搜索',
    results: '搜索结果',
    option: '次日达',
  },
} as const
