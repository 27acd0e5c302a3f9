import type {
  Call,
  CallArgument,
  Gesture,
  GestureKind,
  RecordedEntry,
  RecordedNews,
  TouchedElement,
} from '../../model/timeline.ts'

const kinds: readonly GestureKind[] = ['press', 'key', 'input', 'move', 'wheel', 'enter', 'leave']
const ways: readonly TouchedElement['by'][] = ['role', 'title', 'text']

/** Entries of one message, arguments of one call, characters of a text: what is more is not believed. */
const mostEntries = 1000
const mostArguments = 8
const mostText = 200
const mostJson = 600

/** The form of a callback's name. A name becomes code when a reader copies a test. */
const callbackName = /^(?:[a-zA-Z]\w{0,40}\.)?on[A-Z]\w{0,40}$/

/** What a frame says that it has recorded, part by part: edited code may speak in the frame's name. */
export function readRecorded({ entries, dropped }: Readonly<Record<string, unknown>>): RecordedNews {
  return { entries: listRecords(entries).flatMap(readEntry), dropped: toCount(dropped) }
}

function readEntry({ kind, gesture, call }: Record<string, unknown>): RecordedEntry[] {
  if (kind === 'gesture' && isRecord(gesture)) return readGesture(gesture).map((each) => ({ kind, gesture: each }))
  if (kind === 'call' && isRecord(call)) return readCall(call).map((each) => ({ kind, call: each }))
  return []
}

function readGesture(data: Record<string, unknown>): Gesture[] {
  const kind = kinds.find((each) => each === data['kind'])
  if (kind === undefined) return []
  const { id, text, held, keyCode, edits, element } = data
  const found = isRecord(element) ? readElement(element) : undefined
  return [
    {
      id: toCount(id),
      kind,
      text: cut(text, mostText),
      held: (Array.isArray(held) ? (held as unknown[]) : []).slice(0, 4).map((each) => cut(each, 10)),
      keyCode: toCount(keyCode),
      edits: edits === true,
      ...(found === undefined ? {} : { element: found }),
    },
  ]
}

function readElement({ by, role, name, at }: Record<string, unknown>): TouchedElement | undefined {
  const way = ways.find((each) => each === by)
  if (way === undefined) return undefined
  return { by: way, name: cut(name, mostText), at: toCount(at), ...(way === 'role' ? { role: cut(role, 20) } : {}) }
}

function readCall(data: Record<string, unknown>): Call[] {
  const { name, component, instance, gesture, at, thrown } = data
  if (typeof name !== 'string' || !callbackName.test(name)) return []
  return [
    {
      name,
      component: cut(component, 60),
      instance: toCount(instance),
      at: typeof at === 'number' && Number.isFinite(at) ? Math.max(at, 0) : 0,
      arguments: listRecords(data['arguments']).slice(0, mostArguments).map(readArgument),
      ...(gesture === undefined ? {} : { gesture: toCount(gesture) }),
      ...(thrown === undefined ? {} : { thrown: cut(thrown, mostText) }),
    },
  ]
}

function readArgument({ text, json, isWhole, isEvent }: Record<string, unknown>): CallArgument {
  return {
    text: cut(text, mostText + 1),
    isWhole: isWhole === true,
    isEvent: isEvent === true,
    ...(typeof json === 'string' && json.length <= mostJson && isJson(json) ? { json } : {}),
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function listRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, mostEntries).filter(isRecord) : []
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

function cut(text: unknown, most: number): string {
  return typeof text === 'string' ? text.slice(0, most) : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
