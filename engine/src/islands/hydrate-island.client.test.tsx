// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hydrateIsland } from './hydrate-island.client.tsx'
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
