/** Colours that are not written as `rgb()`. Computed styles have them for `color-mix()` and for wider colour spaces. */
const notation = /\b(?:oklch|oklab|lch|lab|hwb|hsl|hsla|color)\([^()]*\)/g

/**
 * Runs code that reads computed styles and understands only `rgb()` and `rgba()`. While it runs, computed styles give
 * all colours in that form.
 */
export async function withRgbColors<Result>(act: () => Promise<Result>): Promise<Result> {
  const read = window.getComputedStyle
  window.getComputedStyle = (element, pseudo) =>
    new Proxy(read.call(window, element, pseudo), {
      get(style, key) {
        const value: unknown = Reflect.get(style, key)
        if (typeof value === 'string') return toRgb(value)
        return typeof value === 'function'
          ? (...given: unknown[]) => convert(Reflect.apply(value, style, given))
          : value
      },
    })
  try {
    return await act()
  } finally {
    window.getComputedStyle = read
  }
}

function convert(value: unknown): unknown {
  return typeof value === 'string' ? toRgb(value) : value
}

/** Replaces every colour in a CSS value by `rgb()` or `rgba()` in sRGB. */
function toRgb(value: string): string {
  return value.includes('(') ? value.replace(notation, drawColor) : value
}

const drawn = new Map<string, string>()

/** Converts a colour to sRGB: it draws one pixel and reads it back. */
function drawColor(color: string): string {
  const known = drawn.get(color)
  if (known !== undefined) return known
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  const text =
    alpha === 255
      ? `rgb(${red}, ${green}, ${blue})`
      : `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`
  drawn.set(color, text)
  return text
}
