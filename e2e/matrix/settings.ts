import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
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
  /** Runs before the first page is loaded. */
  prepare?: (page: Page) => Promise<unknown>
  /** Checks what must be true at the end of every journey. */
  check?: (page: Page) => Promise<void>
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
  { ...usual, name: 'without scripts', hasScripts: false, options: { javaScriptEnabled: false } },
  {
    ...usual,
    name: 'on a small telephone',
    isNarrow: true,
    options: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    check: async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  },
  {
    ...usual,
    name: 'in the dark',
    prepare: (page) => page.addInitScript((key) => localStorage.setItem(key, 'dark'), colorModeKey),
    check: (page) => expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark'),
  },
  {
    ...usual,
    name: 'without the Navigation API',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
        delete (window as { navigation?: unknown }).navigation
      }),
    check: async (page) => {
      expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    },
  },
]

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
