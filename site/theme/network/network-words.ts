import type { RequestState } from './create-network.ts'

/** What the network lab says. */
export interface NetworkWords {
  panel: string
  latency: string
  jitter: string
  reorder: string
  failure: string
  isDeaf: string
  again: string
  /** `series` is the number of the random times in use. */
  others: (series: number) => string
  clear: string
  caption: string
  empty: string
  columns: readonly [string, string, string, string]
  /** For who cannot see the bar. */
  starts: (seconds: string) => string
  seconds: (seconds: string) => string
  faulty: string
  mended: string
  states: Readonly<Record<RequestState, string>>
  explained: string
}

const english: NetworkWords = {
  panel: 'Network',
  latency: 'Latency',
  jitter: 'Jitter',
  reorder: 'Held back',
  failure: 'Failures',
  isDeaf: 'Answers even when aborted',
  again: 'Same again',
  others: (series) => `Other times (series ${series})`,
  clear: 'Clear',
  caption: 'The newest 12 requests',
  empty: 'Nothing was asked for yet.',
  columns: ['Request', 'Time', 'Took', 'Result'],
  starts: (seconds) => `leaves after ${seconds} s`,
  seconds: (seconds) => `${seconds} s`,
  faulty: 'faulty',
  mended: 'mended',
  states: {
    waiting: 'waiting',
    aborted: 'aborted',
    ignored: 'ignored',
    shown: 'shown',
    stale: 'stale',
    failed: 'failed',
  },
  explained:
    'Aborted: the demo gave the request up. Ignored: the answer came, and the demo dropped it. Stale: it took the place of a newer answer.',
}

const chinese: NetworkWords = {
  panel: '网络',
  latency: '延迟',
  jitter: '抖动',
  reorder: '押后',
  failure: '失败率',
  isDeaf: '取消后仍然响应',
  again: '原样重来',
  others: (series) => `换一组时间（第 ${series} 组）`,
  clear: '清空',
  caption: '最近 12 次请求',
  empty: '还没有请求。',
  columns: ['请求', '时间', '用时', '结果'],
  starts: (seconds) => `第 ${seconds} 秒发出`,
  seconds: (seconds) => `${seconds} 秒`,
  faulty: '有误',
  mended: '正确',
  states: {
    waiting: '等待中',
    aborted: '已取消',
    ignored: '已忽略',
    shown: '已显示',
    stale: '旧结果',
    failed: '失败',
  },
  explained: '已取消：演示放弃了这个请求。已忽略：响应到了，但演示没有采用。旧结果：它盖住了更新的结果。',
}

/** In Chinese where the page is, else in English. */
export function readNetworkWords(locale: string): NetworkWords {
  return locale.startsWith('zh') ? chinese : english
}
