import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe is asked. */
export interface AxeQuestion {
  /** Only these rules; default all of WCAG 2.2 A and AA and best practice. */
  only?: readonly string[]
  /** Selectors of the parts that are looked at; default the whole page. */
  within?: readonly string[]
  /** Rules left out, each for a reason written where it is left out. */
  without?: readonly string[]
}

/** What axe finds on the page as it is now: one line per place, `rule: selector – what to do`. */
export async function findViolations(page: Page, { only, within, without = [] }: AxeQuestion = {}): Promise<string[]> {
  // A heading may have the id "axe", which makes it a property of the window too.
  if (await page.evaluate(() => !Object.hasOwn(window, 'axe'))) await page.evaluate(source)
  return page.evaluate(
    async ({ options, parts }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
      }
      const { violations } = await axe.run(parts === undefined ? document : { include: parts }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} – ${failureSummary.replace(/\s+/g, ' ')}`,
        ),
      )
    },
    {
      parts: within?.map((selector) => [selector]),
      options: {
        runOnly: only === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...only] },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      } satisfies RunOptions,
    },
  )
}
