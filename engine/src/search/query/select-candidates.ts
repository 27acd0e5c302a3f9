import { fitStep, roughScoreStep, scoreHalf } from '../weights.ts'
import type { Candidate } from './candidate.ts'

/** Keeps the items with the greatest keys, so that thousands of weak ones are never sorted. */
interface TopList {
  offer(key: number, candidate: Candidate): void
  take(): Candidate[]
}

function createTopList(limit: number): TopList {
  let kept: { key: number; candidate: Candidate }[] = []
  let least = -Infinity
  const shrink = (): void => {
    kept.sort((a, b) => b.key - a.key)
    kept = kept.slice(0, limit)
    if (kept.length === limit) least = kept.at(-1)?.key ?? least
  }
  return {
    offer(key, candidate) {
      if (key <= least) return
      kept.push({ key, candidate })
      if (kept.length >= 2 * limit) shrink()
    },
    take() {
      shrink()
      return kept.map(({ candidate }) => candidate)
    },
  }
}

/** The candidates whose text is worth a look. */
export interface Selection {
  add(candidate: Candidate): void
  /** Candidates with all words: the best of all, and the first of each navigation group. */
  takeComplete(): Candidate[]
  takeFuzzy(): Candidate[]
  takePartial(): Candidate[]
}

export interface SelectionSizes {
  best: number
  perGroup: number
  partial: number
}

/** One number to sort by: first the weight of the spec, then the fit, then the score. */
function groupKey({ weight, fit, score }: Candidate): number {
  return weight + fitStep * fit + (roughScoreStep * score) / (score + scoreHalf)
}

/** Sorts candidates by the kind of group they can be in, and keeps as many of each kind as a result can show. */
export function createSelection({ best, perGroup, partial }: SelectionSizes): Selection {
  const top = createTopList(best)
  const groups = new Map<number, TopList>()
  const fuzzy = createTopList(partial)
  const some = createTopList(partial)
  return {
    add(candidate) {
      const { tier, score } = candidate
      const { navOrder } = candidate.unit.page
      if (tier === 'fuzzy') return fuzzy.offer(score, candidate)
      if (tier === 'some') return some.offer(score, candidate)
      top.offer(score, candidate)
      const group = groups.get(navOrder) ?? createTopList(perGroup)
      groups.set(navOrder, group)
      group.offer(groupKey(candidate), candidate)
    },
    takeComplete: () => [...new Set([top, ...groups.values()].flatMap((list) => list.take()))],
    takeFuzzy: () => fuzzy.take(),
    takePartial: () => some.take(),
  }
}
