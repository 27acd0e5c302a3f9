import { toTable } from './keyboard-tables.ts'
import type { RowFacts, TimeFacts } from './probe-rows.ts'

const heads: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['Options', 'rows', 'first rendering', 'opening', 'rows without `virtual`', 'opening'],
  'zh-CN': ['选项', '行数', '首次渲染', '展开', '关掉 `virtual` 的行数', '展开'],
}

const number = new Intl.NumberFormat('en-US')

/** Rows in the document and milliseconds, by the number of options. */
export function rowTable(facts: RowFacts, times: TimeFacts, locale: string): string[] {
  const rows = Object.entries(facts).map(([count, { virtual, whole }]) => [
    number.format(Number(count)),
    number.format(virtual),
    say(times.rendering[count]),
    say(times.opening[count]?.virtual),
    whole === undefined ? '–' : number.format(whole),
    say(times.opening[count]?.whole),
  ])
  return toTable(heads[locale] ?? [], rows)
}

function say(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '–' : `${milliseconds} ms`
}
