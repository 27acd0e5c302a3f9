import type { CallArgument } from '../../model/timeline.ts'
import { printValue } from './print-value.client.ts'

const mostCharacters = 200
const mostJson = 600
const mostEntries = 20
const mostDepth = 3

/** An argument of a callback, for people and for a test. It never throws, and reads no more than the first entries. */
export function describeArgument(value: unknown): CallArgument {
  try {
    const event = readEvent(value)
    if (event !== undefined) return { text: cut(describeEvent(event)), isWhole: false, isEvent: true }
    const text = typeof value === 'string' ? `'${cut(value)}'` : cut(printValue(value))
    return { text, ...toJson(value), isEvent: false }
  } catch {
    // A getter may throw anything.
    return { text: '…', isWhole: false, isEvent: false }
  }
}

function toJson(value: unknown): Pick<CallArgument, 'json' | 'isWhole'> {
  const whole = isData(value, 0) ? JSON.stringify(value) : undefined
  if (whole !== undefined && whole.length <= mostJson) return { json: whole, isWhole: true }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { isWhole: false }
  const plain = Object.entries(value).filter((entry) => isPrimitive(entry[1]) && entry[1] !== undefined)
  const json = JSON.stringify(Object.fromEntries(plain.slice(0, mostEntries)))
  return plain.length === 0 || json.length > mostJson ? { isWhole: false } : { json, isWhole: false }
}

/** True when JSON says all of a value. */
function isData(value: unknown, depth: number): boolean {
  if (value !== undefined && isPrimitive(value)) return true
  if (typeof value !== 'object' || value === null || depth === mostDepth) return false
  if (Array.isArray(value))
    return value.length <= mostEntries && value.every((each) => each !== undefined && isData(each, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  const entries = Object.values(value)
  return entries.length <= mostEntries && entries.every((each) => each === undefined || isData(each, depth + 1))
}

function isPrimitive(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || ['string', 'boolean', 'undefined'].includes(typeof value)
}

/** An event of the browser, or the one that React has put around it. */
function readEvent(value: unknown): Event | undefined {
  if (value instanceof Event) return value
  if (typeof value !== 'object' || value === null || !('nativeEvent' in value)) return undefined
  return value.nativeEvent instanceof Event ? value.nativeEvent : undefined
}

function describeEvent(event: Event): string {
  return event instanceof KeyboardEvent ? `${event.type} ${event.key}` : event.type
}

function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}
