/** When an island comes alive: on a gesture (replayed), near the viewport, or at once. */
export type IslandMoment = 'interaction' | 'visible' | 'load'

/** Where a lazily loaded part is; shown on the island as `data-state`. */
export type LoadState = 'pending' | 'fulfilled' | 'rejected'
