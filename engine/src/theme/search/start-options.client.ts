import type { SearchStart } from '../../model/search.ts'
import type { SearchProgress } from './session.client.ts'

/** Something to choose without results: a query to ask, or a page to go to. */
export interface StartOption {
  kind: 'recent' | 'alike' | 'task' | 'browse'
  label: string
  /** Undefined for a query, which is the label. */
  link: string | undefined
}

/** True when the list shows results, the current ones or those before. */
export function hasResults({ isFilled, isUnavailable, result }: SearchProgress): boolean {
  return isFilled && !isUnavailable && result !== undefined && result.total > 0
}

/**
 * What an empty field offers, and one that finds nothing: the latest queries, or the words that are spelled most alike,
 * then tasks and the page with all demos.
 */
export function listStarts(
  { isFilled, isLoading, isUnavailable, result }: SearchProgress,
  start: SearchStart | undefined,
  recent: readonly string[],
): StartOption[] {
  const isNothing = isFilled && !isLoading && !isUnavailable && result?.total === 0
  if (start === undefined || (isFilled && !isNothing)) return []
  const toQuery =
    (kind: StartOption['kind']) =>
    (label: string): StartOption => ({ kind, label, link: undefined })
  const browse = start.browse === undefined ? [] : [{ kind: 'browse' as const, ...start.browse }]
  return [
    ...(isNothing ? result.alike.map(toQuery('alike')) : recent.map(toQuery('recent'))),
    ...start.tasks.map((task) => ({ kind: 'task' as const, ...task })),
    ...browse,
  ]
}
