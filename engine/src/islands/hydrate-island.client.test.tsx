// @vitest-environment jsdom
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { hydrateIsland, replayGesture } from './hydrate-island.client.tsx'
import { compositionEvents, noteComposition } from './note-composition.client.ts'

it('waits with an island until the word that is composed in it is finished', async () => {
  document.body.innerHTML = '<div data-island="i-1"><input></div>'
  const [island, field] = [document.querySelector('div'), document.querySelector('input')]
  if (island === null || field === null) throw new Error('There is no island.')
  for (const type of compositionEvents) document.addEventListener(type, noteComposition, true)
  const compose = (type: string, isComposing?: boolean): boolean =>
    field.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { isComposing }))

  compose('input', true)
  let isAlive = false
  const words = { failed: '', detail: '', retry: '' }
  const options = { props: {}, prefix: 'i-1-', words, onError: () => undefined }
  const waking = Promise.resolve(hydrateIsland(island, () => <input />, options)).then((root) => {
    isAlive = true
    return root
  })
  // In Korean the next composition begins in the task in which the last one ends.
  compose('compositionend')
  compose('input', true)
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.resolve()
  expect(isAlive).toBe(false)
  compose('compositionend')
  const root = await waking
  expect(island.hasAttribute('data-composing')).toBe(false)
  root.unmount()
  for (const type of compositionEvents) document.removeEventListener(type, noteComposition, true)
})

it('loses no letter that is typed while the island comes alive', async () => {
  document.body.innerHTML = '<div data-island="i-2"><input value=""><output></output></div>'
  const [island, field] = [document.querySelector('div'), document.querySelector('input')]
  if (island === null || field === null) throw new Error('There is no island.')
  const type = (text: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const readHeard = (): string | undefined => island.querySelector('output')?.textContent

  type('wor')
  const words = { failed: '', detail: '', retry: '' }
  const root = await hydrateIsland(island, Echo, { props: {}, prefix: 'i-2-', words, onError: () => undefined })
  // React hydrates in a task of its own. A letter may come before the gesture is repeated.
  await vi.waitFor(() => expect(readHeard()).toBe('wor'))
  type('d')
  await replayGesture({ kind: 'approach' }, island)
  await vi.waitFor(() => expect(readHeard()).toBe('word'))
  expect(field.value).toBe('word')
  root.unmount()
})

/** Shows what it has heard of its field. */
function Echo(): ReactNode {
  const [text, setText] = useState('')
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  )
}
