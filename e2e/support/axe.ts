import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to check. */
export interface AxeQuestion {
  /** Only these rules. By default all rules of WCAG 2.2 A and AA, and best practice. */
  only?: readonly string[]
  /** Selectors of the parts to check. By default the whole page. */
  within?: readonly string[]
  /** Rules to leave out. The reason is written where they are left out. */
  without?: readonly string[]
}

/** What axe finds on the page now, one line per place: `rule: selector – what to do`. */
export async function findViolations(page: Page, { only, within, without = [] }: AxeQuestion = {}): Promise<string[]> {
  // When a heading has the id "axe", `window.axe` exists too, so `in` is not enough.
  if (await page.evaluate(() => !Object.hasOwn(window, 'axe'))) await page.evaluate(source)
  return page.evaluate(
    async ({ options, parts }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
      }
      // A list that is still fading in has less contrast than it will have.
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(fades.map(({ finished }) => finished))
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
