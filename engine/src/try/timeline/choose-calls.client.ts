import type { LoggedCall, LogGroup } from './create-log.client.ts'

/** Callbacks for what the gesture says by itself: a component hands them on as the browser sends them. */
const raw = /^on(?:Mouse|Pointer|Touch|Key(?:Down|Up|Press)$|Click$|DoubleClick$|ContextMenu$)/

/** True for a call that repeats what the gesture is. */
export function isRaw({ name, arguments: values }: LoggedCall): boolean {
  return raw.test(name) && values[0]?.isEvent === true
}

/** The groups as they are shown: with or without raw events, and without movements that then have nothing left. */
export function chooseCalls(groups: readonly LogGroup[], hasRaw: boolean): LogGroup[] {
  return groups
    .map((group) => (hasRaw ? group : { ...group, calls: group.calls.filter((call) => !isRaw(call)) }))
    .filter(({ gesture, calls, isContinued }) => {
      const isDeed = gesture !== undefined && ['press', 'key', 'input'].includes(gesture.kind) && !isContinued
      return calls.length > 0 || isDeed
    })
}
