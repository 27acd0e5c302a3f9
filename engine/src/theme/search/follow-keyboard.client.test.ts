// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { followKeyboard } from './follow-keyboard.client.ts'

it('says how much of the window is free, not for a reader who has zoomed in, and stops when it is told', () => {
  const viewport = Object.assign(new EventTarget(), { height: 640, scale: 1 })
  const box = document.createElement('div')
  const end = followKeyboard(box, viewport as unknown as VisualViewport)
  const show = (height: number, scale: number): string => {
    Object.assign(viewport, { height, scale }).dispatchEvent(new Event('resize'))
    return box.style.getPropertyValue('--visible')
  }
  expect(box.style.getPropertyValue('--visible')).toBe('640px')
  expect(show(300, 1)).toBe('300px')
  expect(show(150, 2), 'zoomed in').toBe('')
  expect(show(320, 1)).toBe('320px')
  end()
  expect(show(100, 1)).toBe('320px')
  expect(followKeyboard(box, null), 'in an old browser').not.toThrow()
})
