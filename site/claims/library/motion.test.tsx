// @vitest-environment jsdom
// What the pages say of the end of a motion.
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

// Before the library asks which events the browser has: jsdom has neither.
vi.hoisted(() => {
  Object.assign(window, { AnimationEvent: Event, TransitionEvent: Event })
  for (const name of ['animation', 'transition'])
    if (!(name in document.createElement('div').style))
      Object.defineProperty(CSSStyleDeclaration.prototype, name, { value: '', configurable: true, writable: true })
})

import { find, mount, settle } from './mount'

test('an animation or a transition ends the motion that the popup waits for', async () => {
  for (const name of ['animationend', 'transitionend']) {
    const { open, unmount } = mount({ transitionName: 'mine' })
    open()
    const popup = find(document, '.rc-select-dropdown')
    const tell = (event: string) => act(() => void popup.dispatchEvent(new Event(event, { bubbles: true })))
    await vi.waitFor(() => expect(popup.className).toContain('mine-appear-active'))
    tell('click')
    await settle()
    expect({ name, classes: popup.className }).toEqual({ name, classes: expect.stringContaining('mine-appear-active') })
    tell(name)
    await vi.waitFor(() =>
      expect({ name, classes: popup.className }).toEqual({ name, classes: expect.not.stringContaining('mine') }),
    )
    unmount()
  }
})
