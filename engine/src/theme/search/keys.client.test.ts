import { describe, expect, it, vi } from 'vitest'
import { handleKey, type SearchActions, type SearchKey } from './keys.client.ts'

function press(key: string, change: Partial<SearchKey> = {}, isAnswered = true) {
  const actions = {
    move: vi.fn<SearchActions['move']>(() => isAnswered),
    open: vi.fn<SearchActions['open']>(() => isAnswered),
    escape: vi.fn<SearchActions['escape']>(),
    collapse: vi.fn<SearchActions['collapse']>(),
  }
  const plain = { keyCode: 0, isComposing: false, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  const isDone = handleKey({ ...plain, key, ...change }, actions)
  const called = Object.entries(actions).flatMap(([name, { mock }]) => mock.calls.map((given) => [name, ...given]))
  return { isDone, called }
}

describe('handleKey', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('walks through the list with %s', (key, to) => {
    expect(press(key)).toEqual({ isDone: true, called: [['move', to]] })
  })

  it('leaves a key to the text field when there is no list to walk through or open', () => {
    expect(press('Home', {}, false).isDone).toBe(false)
    expect(press('Enter', {}, false).isDone).toBe(false)
  })

  it('opens the active option with Enter, in a new tab with Ctrl or ⌘', () => {
    expect(press('Enter')).toEqual({ isDone: true, called: [['open', false]] })
    expect(press('Enter', { ctrlKey: true }).called).toEqual([['open', true]])
    expect(press('Enter', { metaKey: true }).called).toEqual([['open', true]])
  })

  it('keeps what Shift, Alt and commands mean in a text field', () => {
    const nothing = { isDone: false, called: [] }
    expect(press('Home', { shiftKey: true })).toEqual(nothing)
    expect(press('ArrowDown', { altKey: true })).toEqual(nothing)
    expect(press('ArrowUp', { ctrlKey: true })).toEqual(nothing)
    expect(press('Enter', { shiftKey: true })).toEqual(nothing)
    expect(press('a')).toEqual(nothing)
    expect(press('constructor')).toEqual(nothing)
  })

  it('takes Escape always, and lets Tab go on to what stands below the list', () => {
    expect(press('Escape', { shiftKey: true })).toEqual({ isDone: true, called: [['escape']] })
    expect(press('Tab')).toEqual({ isDone: false, called: [['collapse']] })
    expect(press('Tab', { shiftKey: true })).toEqual({ isDone: false, called: [['collapse']] })
  })

  it('leaves every key to an input method, also the late Enter of Safari', () => {
    expect(press('Escape', { isComposing: true }), 'and the field is not emptied').toEqual({ isDone: true, called: [] })
    expect(press('Escape', { keyCode: 229 })).toEqual({ isDone: true, called: [] })
    expect(press('Enter', { keyCode: 229 })).toEqual({ isDone: false, called: [] })
  })
})
