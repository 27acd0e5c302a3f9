import { expect, type Locator, type Page } from '@playwright/test'

/** The search box as readers use it. */
export interface SearchBox {
  root: Locator
  field: Locator
  list: Locator
  /** What an empty field offers, and one that finds nothing. */
  starts: Locator
  options: Locator
  active: Locator
  status: Locator
  /** Types the keywords and waits for the answer. */
  search(keywords: string): Promise<void>
}

/** The words of the box, by locale. */
export const names = {
  'en-US': {
    field: 'Search',
    placeholder: 'Type keywords...',
    loading: 'Loading...',
    list: 'Search results',
    best: 'Best matches',
    docs: 'Docs',
    demos: 'Demo',
    near: 'Close to it',
    /** Above near results, with the words that no page has. */
    unknown: (word: string) => `Nothing mentions “${word}”. Close to it:`,
    prop: (owner: string) => `prop of ${owner}`,
    starts: 'Where to start',
    recent: 'Recent searches',
    clear: 'Clear recent searches',
    browse: 'Browse all demos',
    unavailable: 'Search is not available right now.',
    retry: 'Retry',
    close: 'Close search',
  },
  'zh-CN': {
    field: '搜索',
    placeholder: '输入关键字……',
    loading: '加载中……',
    list: '搜索结果',
    best: '最佳匹配',
    docs: '文档',
    demos: '演示',
    near: '相近的结果',
    unknown: (word: string) => `没有内容提到“${word}”，相近的有：`,
    prop: (owner: string) => `${owner} 的属性`,
    starts: '从这里开始',
    recent: '最近搜索',
    clear: '清除最近搜索',
    browse: '浏览全部演示',
    unavailable: '搜索暂时不可用。',
    retry: '重试',
    close: '关闭搜索',
  },
}

/** The search box of the open page. */
export function findSearchBox(page: Page, locale: keyof typeof names = 'en-US'): SearchBox {
  // Demos may have a search too, so only the header counts.
  const root = page.getByRole('banner').getByRole('search')
  const field = root.getByRole('combobox', { name: names[locale].field, exact: true })
  const list = root.getByRole('listbox', { name: names[locale].list })
  const options = list.getByRole('option')
  return {
    root,
    field,
    list,
    starts: root.getByRole('listbox', { name: names[locale].starts }),
    options,
    active: list.getByRole('option', { selected: true }),
    status: root.getByRole('status'),
    async search(keywords) {
      await field.fill(keywords)
      // An open list is busy from the very key on that asks for another one, for the time of one answer.
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
    },
  }
}

/** Addresses of search: its code, its data and its worker. */
export const searchFiles = /\/(?:assets\/search[-.]|~search\/)/

declare global {
  interface Window {
    /** The messages between the page and the search worker. */
    talk: {
      sent: string[]
      /** While true, answers to queries are kept in `held`. */
      isHeld: boolean
      held: (() => void)[]
    }
  }
}

/** From the next load on, records what the page sends to its worker. `window.talk` can hold answers back. */
export async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.talk = { sent: [], isHeld: false, held: [] }
    window.Worker = class extends Worker {
      override postMessage(message: { action: string; payload: { keywords?: string } }): void {
        window.talk.sent.push([message.action, message.payload.keywords].filter(Boolean).join(' '))
        super.postMessage(message)
      }

      override addEventListener(type: string, listener: (event: Event) => void): void {
        super.addEventListener(type, (event: Event) => {
          if (type === 'message' && window.talk.isHeld) window.talk.held.push(() => listener(event))
          else listener(event)
        })
      }
    }
  })
}
