/** Local storage key of the variants of code a reader prefers: a JSON list of names (`pnpm`), the latest first. */
export const variantsKey = 'vitrine:variants'
