const mostCharacters = 2000
const mostEntries = 20
const mostDepth = 3

/** A value as a line of text. Texts within others stand in quotes. */
export function printValue(value: unknown): string {
  try {
    return (typeof value === 'string' ? value : print(value, 0, [])).slice(0, mostCharacters)
  } catch {
    // A getter may throw anything.
    return Object.prototype.toString.call(value)
  }
}

function print(value: unknown, depth: number, around: readonly unknown[]): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name}()`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error)
    return value.stack?.includes(value.message) === true
      ? (value.stack.split('\n    at ')[0] ?? '')
      : `${value.name}: ${value.message}`
  if ('$$typeof' in value && 'type' in value) return `<${nameType(value.type)} />`
  if (value instanceof Element) return `<${value.localName}>`
  if (value instanceof Date || value instanceof RegExp) return String(value)
  if (around.includes(value)) return '…'
  if (depth === mostDepth) return Array.isArray(value) ? '[…]' : '{…}'
  const inner = [...around, value]
  const each = (item: unknown): string => print(item, depth + 1, inner)
  if (Array.isArray(value)) return `[${cut(value.slice(0, mostEntries + 1).map(each)).join(', ')}]`
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name}(${value.size}) ${each([...value])}`
  const entries = Object.entries(value).slice(0, mostEntries + 1)
  const text = cut(entries.map(([key, item]) => `${key}: ${each(item)}`)).join(', ')
  return text === '' ? '{}' : `{ ${text} }`
}

/** What an element of React is of: `div`, `Lamp`. */
function nameType(type: unknown): string {
  if (typeof type === 'string') return type
  const { displayName, name } = (type ?? {}) as { displayName?: unknown; name?: unknown }
  return [displayName, name].find((each): each is string => typeof each === 'string' && each !== '') ?? '…'
}

function cut(texts: string[]): string[] {
  return texts.length > mostEntries ? [...texts.slice(0, mostEntries), '…'] : texts
}
