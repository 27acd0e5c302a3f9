/** Colours in other notations than `rgb()`: those of colour mixes and of wider colour spaces. */
const notation = /\b(?:oklch|oklab|lch|lab|hwb|hsl|hsla|color)\([^()]*\)/g

/** Runs something that reads computed styles and knows no colours but `rgb()` and `rgba()`: all others look so to it. */
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

/** A CSS value with every colour in it as `rgb()` or `rgba()` of sRGB. */
function toRgb(value: string): string {
  return value.includes('(') ? value.replace(notation, drawColor) : value
}

const drawn = new Map<string, string>()

/** A pixel of the colour tells what it is in sRGB. */
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
