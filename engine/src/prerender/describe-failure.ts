import { relative, sep } from 'node:path'
import type { Problem } from '../model/problem.ts'
import { findOwnLine } from '../node/find-own-line.ts'
import type { IslandPhase, Thrown } from './drawing-messages.ts'

/** Which island was at work, and what with. `file` is the absolute path of its module. */
export interface IslandPlace {
  island: string
  phase: IslandPhase
  file: string | undefined
}

/** Why the thread that draws ended before it had answered. */
export type ThreadEnd =
  | { kind: 'time-limit'; timeLimit: number; isBusy: boolean }
  | { kind: 'crash'; code?: string | undefined; message: string }

const doing = { load: 'loaded', draw: 'drawn' }

/** An error of an island as a problem, at the line of the author's own file where it was thrown. */
export function describeThrown(error: Thrown, place: IslandPlace, root: string): Problem {
  return {
    ...(findOwnLine(error, root) ?? toStart(place, root)),
    what: `${nameIsland(place)} threw while it was ${doing[place.phase]}: ${firstLine(error.message)}`,
    mend: advise(error.message),
  }
}

/** What a timer or a promise threw, when no page waited for it, as a problem. `place` is what was at work just then. */
export function describeLoose(error: Thrown, place: IslandPlace | undefined, root: string): Problem {
  return {
    ...(findOwnLine(error, root) ?? toStart(place, root)),
    what: `A demo threw while nobody waited for it: ${firstLine(error.message)}`,
    mend: advise(error.message),
  }
}

/** The end of the thread as a problem of the island that was at work. */
export function describeEnd(end: ThreadEnd, place: IslandPlace | undefined, root: string): Problem {
  const at = toStart(place, root)
  const name = nameIsland(place)
  if (end.kind === 'crash')
    return end.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? {
          ...at,
          what: `${name} used up the memory, and was ended.`,
          mend: 'Look for a loop that makes a list longer and never ends.',
        }
      : { ...at, what: `${name} ended the thread that draws pages: ${firstLine(end.message)}`, mend: adviceToAll }
  const phase = doing[place?.phase ?? 'draw']
  const limit = `after ${end.timeLimit / 1000} s it was still being ${phase}, and was ended`
  return end.isBusy
    ? {
        ...at,
        what: `${name} does not come to an end: ${limit}.`,
        mend: 'Look for a loop that never ends, or raise demoTimeLimit in docs.config.ts.',
      }
    : {
        ...at,
        what: `${name} waits for something that does not come: ${limit}.`,
        mend: 'Take the "await" outside of functions out, or raise demoTimeLimit in docs.config.ts.',
      }
}

function nameIsland(place: IslandPlace | undefined): string {
  if (place === undefined) return 'A demo'
  // The words of a version are not what throws: a demo is named once.
  const [kind, id] = place.island.replace(/@.*$/, '').split(':')
  if (kind === 'demo') return `The demo "${id}"`
  return kind === 'hero' ? 'The hero' : `The island "${id ?? kind}"`
}

/** The first line of the island's own file, or of the configuration, which names all of them. */
function toStart(place: IslandPlace | undefined, root: string): Pick<Problem, 'file' | 'line'> {
  const file = place?.file
  const isFile = file !== undefined && !file.startsWith('virtual:')
  return { file: isFile ? relative(root, file).split(sep).join('/') : 'docs.config.ts', line: 1 }
}

const adviceToAll = 'Mend it there: a demo runs once where pages are built, before the first reader sees it.'

/** How to mend what an error says. */
function advise(message: string): string {
  const missing = /^(\w+) is not defined/.exec(message)?.[1]
  if (missing !== undefined && inBrowserOnly.has(missing))
    return `Pages are drawn where there is no browser: use ${missing} in effects and event handlers only.`
  if (message.startsWith('process.exit('))
    return 'Take the call out: a demo runs where pages are built, and in the browser, which has no process.'
  if (message.startsWith('Element type is invalid'))
    return 'Compare the imported names with what the package and the files beside the demo export.'
  return adviceToAll
}

/** Names that only a browser knows, by which code notices first that there is none. */
const inBrowserOnly = new Set([
  'window',
  'document',
  'self',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'addEventListener',
  'innerWidth',
  'innerHeight',
  'devicePixelRatio',
  'Element',
  'HTMLElement',
  'Node',
  'Image',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
  'customElements',
  'alert',
  'screen',
])

function firstLine(text: string): string {
  const [line = ''] = text.split('\n')
  return /[.!?:]$/.test(line) ? line : `${line}.`
}
