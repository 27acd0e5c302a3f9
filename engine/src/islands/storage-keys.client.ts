/** Local storage key of the reader's colour choice: `light`, `dark` or `auto`. */
export const colorModeKey = 'vitrine:color-mode'

/** Local storage key of the variants of code a reader prefers: a JSON list of names (`pnpm`), the latest first. */
export const variantsKey = 'vitrine:variants'

/** Session storage key: how the reader has chosen to see the stages of demos, as JSON of `StageChoice`. */
export const stageKey = 'vitrine:stage'

/** Session storage key: how far the sidebar is scrolled, in pixels. */
export const sidebarKey = 'vitrine:sidebar'

/** Session storage key: the look that the reader has chosen for the component on this visit, as JSON of `Dress`. */
export const dressKey = 'vitrine:dress'

/** Session storage key: the demos that the reader has edited on this visit, as JSON of `Edits`. */
export const editsKey = 'vitrine:edits'
