import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Page, RawPage } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { Refusal } from '../node/refusal.ts'
import { openThreadPool, type ThreadPool } from '../node/thread-pool.ts'
import { createTextSteps, readAlone, type MadePage, type TextSetup } from './create-steps.ts'
import type { WrittenTwin } from '../twin/write-twin.ts'

/** What a thread is asked for. */
export type TextTask = { kind: 'page'; raw: RawPage } | { kind: 'twin'; page: Page }

/** What it answers. */
export type TextResult = MadePage | WrittenTwin

/** Takes all texts of a site through their slow steps. Results are in the order of what was given. */
export interface Texts {
  /** `before` tells the file in the cache with the trees that a page had before an edit. */
  pages: (raws: readonly RawPage[], before?: (raw: RawPage) => string | undefined) => Promise<MadePage[]>
  /** Whether the trees of a text that was made before are still in this file of the cache. */
  keeps: (trees: string) => boolean
  /** Of these pages of a site, or of all. Empty for those whose Markdown lies in the cache. */
  twins: (site: Site, pages?: readonly Page[]) => Promise<WrittenTwin[]>
  /** Deletes what is old in the cache, and ends the threads. */
  close: () => Promise<void>
}

/** How the work is done, where it differs from the usual. */
export interface TextOptions {
  /** From so many texts on that are not in the cache, threads do the work. */
  threadsFrom?: number
  /** False: what is old stays in the cache. A development server uses texts that it does not ask the cache for. */
  prune?: boolean
  /** Called after each text, with how many are done. */
  count?: ((step: 'texts' | 'Markdown', done: number, total: number) => void) | undefined
}

/**
 * A thread needs a second of a processor until it has loaded what it works with, as long as a hundred texts take. With
 * fewer the build is faster without.
 */
const usualThreadsFrom = 300

/** To be closed, in any case. */
export function openTexts(
  setup: TextSetup,
  { threadsFrom = usualThreadsFrom, prune = true, count }: TextOptions = {},
): Texts {
  const steps = createTextSteps(setup)
  let pool: ThreadPool<TextTask, TextResult> | undefined
  const open = (): ThreadPool<TextTask, TextResult> =>
    openThreadPool({
      script: new URL('./text-thread.mjs', import.meta.url),
      data: setup,
      count: availableParallelism(),
      describeEnd: describeThreadEnd,
    })

  /** Finds what is in the cache, and makes the rest: in threads, or here one after the other, so that few are in memory. */
  async function makeAll<Item, Result extends TextResult>(
    step: 'texts' | 'Markdown',
    items: readonly Item[],
    work: {
      find: (item: Item) => Result | undefined
      make: (item: Item) => Promise<Result> | Result
      ask: (item: Item) => TextTask
    },
    prepare: (pool: ThreadPool<TextTask, TextResult>) => void = () => {},
  ): Promise<Result[]> {
    const results = items.map(work.find)
    const missing = items.flatMap((item, index) => (results[index] === undefined ? [{ item, index }] : []))
    let done = items.length - missing.length
    const keep = (index: number, result: Result): void => {
      results[index] = result
      done += 1
      count?.(step, done, items.length)
    }
    if (missing.length >= threadsFrom) {
      pool ??= open()
      const threads = pool
      prepare(threads)
      await Promise.all(
        missing.map(async ({ item, index }) => keep(index, (await threads.run(work.ask(item))) as Result)),
      )
    } else {
      // What threads hold is free for the steps that follow.
      await pool?.close()
      pool = undefined
      for (const { item, index } of missing) {
        // Lets other tasks of this thread run between two texts.
        await setImmediate()
        keep(index, await work.make(item))
      }
    }
    return results.filter((result) => result !== undefined)
  }

  return {
    pages: (raws, before) =>
      makeAll('texts', raws, {
        find: steps.findPage,
        make: (raw) => steps.makePage(raw, before?.(raw)),
        ask: (raw) => ({ kind: 'page', raw }),
      }),
    keeps: steps.keeps,
    twins: (site, pages = site.pages) => {
      steps.know(site)
      // A page in the words of another language says so, and one that has a demo also has what it uses of the reference.
      const withDemo = new Set(site.demos.map(({ route }) => route))
      const findAlone = (page: Page): WrittenTwin | undefined => {
        if (page.locale !== page.contentLocale || withDemo.has(page.route)) return undefined
        return page.cached === undefined ? readAlone(page) : { text: '', problems: [] }
      }
      return makeAll(
        'Markdown',
        pages,
        {
          find: (page) => findAlone(page) ?? steps.findTwin(page),
          make: steps.makeTwin,
          ask: (page) => ({ kind: 'twin', page }),
        },
        (threads) => threads.tell(withoutTexts(site)),
      )
    },
    close: async () => {
      await pool?.close()
      if (prune) steps.prune()
    },
  }
}

/** The site without what only search and files for programs need: half of what a copy for a thread would weigh. */
function withoutTexts(site: Site): Site {
  const pages = site.pages.map((page) => ({ ...page, markdown: '', content: { ...page.content, sections: [] } }))
  return { ...site, pages }
}

/** What is said when a thread has ended. */
export function describeThreadEnd(task: TextTask, reason: string): Error {
  const file = task.kind === 'page' ? task.raw.filename : task.page.filename
  return new Refusal(
    `${file}:1\n  The thread that was at work on this page has ended: ${reason}.\n  Build again; if it ends here again, take out of the page what you wrote last, and put it back piece by piece.`,
  )
}
