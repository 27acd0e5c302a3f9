/** Local storage key of the reader's colour choice: `light`, `dark` or `auto`. */
export const colorModeKey = 'vitrine:color-mode'
