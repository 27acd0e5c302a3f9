/** When an island wakes: on a gesture (which is then repeated), near the viewport, or at once. */
export type IslandMoment = 'interaction' | 'visible' | 'load'

/** State of a part that is loaded on demand. An island shows it as `data-state`. */
export type LoadState = 'pending' | 'fulfilled' | 'rejected'
