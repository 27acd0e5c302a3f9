import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runnerImport } from 'vite'
import type { createSearch } from 'vitrine/search'
import {
  askCross,
  crossJudged,
  judgedLocales,
  listLinks,
  loadJudgedSite,
  type Rate,
  rateAnswers,
} from './judged-search.ts'

const { resolve } = createRequire(import.meta.url)
const weightsFile = resolve('vitrine/weights')
const searchFile = resolve('vitrine/search')
const source = readFileSync(weightsFile, 'utf8')
const sites = judgedLocales.map((locale) => ({ locale, ...loadJudgedSite(locale) }))

/** These weights are divisors, so 0 makes no sense for them. */
const divisors = new Set(['scoreHalf', 'longPage'])

/** A constant of weights.ts, with the comment above it. */
interface Weight {
  name: string
  value: number
  sentence: string
}

/**
 * What is found with a set of weights: the links of each query, for each locale and for queries in the other
 * language, and how good they are.
 */
interface Outcome {
  rates: Rate[]
  answers: string[][][]
}

/**
 * Prints what happens to the judged queries when one weight of search is 0, half or double and all others stay. The
 * output is a table for DESIGN.md.
 */
export async function run(): Promise<void> {
  const base = await measure()
  const names = [...judgedLocales, 'other language']
  const counts = [...sites.map(({ queries }) => queries.length), crossJudged.length]
  print(`Data: ${sites.map((site) => `${site.locale} ${site.source}`).join(', ')}.\n`)
  print('| judged queries | number | first place | first three |\n|---|--:|--:|--:|')
  base.rates.forEach(({ first, third }, at) => print(`| ${names[at]} | ${counts[at]} | ${first} | ${third} |`))
  print('\n| weight | value | what it is | 0 | half | double | first place lost by |\n|---|--:|---|---|---|---|---|')
  for (const weight of readWeights()) {
    const { name, value, sentence } = weight
    const variants = [divisors.has(name) ? undefined : 0, value / 2, value * 2]
    const outcomes: (Outcome | undefined)[] = []
    for (const variant of variants) outcomes.push(variant === undefined ? undefined : await measure(weight, variant))
    const cells = outcomes.map((outcome) => (outcome === undefined ? '' : compare(base, outcome)))
    print(`| \`${name}\` | ${value} | ${sentence} | ${cells.join(' | ')} | ${listLost(base, outcomes)} |`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readWeights(): Weight[] {
  return Array.from(
    source.matchAll(/^\/\*\* (.+) \*\/\nexport const (\w+) = ([\d.]+)$/gm),
    ([, sentence = '', name = '', value]) => ({ name, value: Number(value), sentence }),
  )
}

/** Asks an engine in which one weight is changed all judged queries. */
async function measure(weight?: Weight, value?: number): Promise<Outcome> {
  const varied = {
    name: 'vary-weight',
    load: (id: string) => (id === weightsFile && weight !== undefined ? vary(weight, value) : undefined),
  }
  const { module } = await runnerImport<{ createSearch: typeof createSearch }>(searchFile, {
    logLevel: 'error',
    plugins: [varied],
  })
  const searches = new Map(sites.map(({ locale, metadata }) => [locale, module.createSearch(metadata)]))
  const answers = sites.map(({ locale, queries }) =>
    queries.map(({ keywords }) => listLinks(searches.get(locale)?.find(keywords))),
  )
  const rates = sites.map(({ queries, prefix }, at) => rateAnswers(queries, answers[at] ?? [], prefix))
  const cross = await askCross(searches)
  return { rates: [...rates, rateAnswers(crossJudged, cross, '')], answers: [...answers, cross] }
}

/** The text of weights.ts with another number for one weight. */
function vary({ name, value }: Weight, other: number | undefined): string {
  return source.replace(`const ${name} = ${value}\n`, `const ${name} = ${other}\n`)
}

/**
 * `en −2 −1`: two first places and one among the first three are lost. When none is lost or won, the number of
 * answers that have changed.
 */
function compare(base: Outcome, other: Outcome): string {
  const parts = ['en', 'zh', 'other'].flatMap((name, at) => {
    const first = (other.rates[at]?.first ?? 0) - (base.rates[at]?.first ?? 0)
    const third = (other.rates[at]?.third ?? 0) - (base.rates[at]?.third ?? 0)
    return first === 0 && third === 0 ? [] : [`${name} ${sign(first)} ${sign(third)}`]
  })
  if (parts.length > 0) return parts.join(', ')
  const moved = countMoved(base, other, Infinity)
  return moved === 0 ? 'same' : `${moved} lists, ${countMoved(base, other, 3)} tops`
}

function sign(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

/** Number of answers whose first `length` links differ. */
function countMoved(base: Outcome, other: Outcome, length: number): number {
  const before = base.answers.flat()
  const after = other.answers.flat()
  return before.filter((links, at) => links.slice(0, length).join(' ') !== after[at]?.slice(0, length).join(' ')).length
}

/** Queries that lose their first place in one of the variants. Three are named. */
function listLost(base: Outcome, outcomes: readonly (Outcome | undefined)[]): string {
  const lost = new Set(
    outcomes.flatMap((outcome) =>
      (outcome?.rates ?? []).flatMap(({ notFirst }, at) =>
        notFirst.filter((keywords) => !base.rates[at]?.notFirst.includes(keywords)),
      ),
    ),
  )
  const named = [...lost].slice(0, 3).map((keywords) => `\`${keywords}\``)
  return lost.size > 3 ? `${named.join(', ')}, ${lost.size - 3} more` : named.join(', ')
}
