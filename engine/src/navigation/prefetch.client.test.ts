// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { connectPrefetch, type PageFetcher } from './prefetch.client.ts'

class NoObserver {
  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', NoObserver)

const requestPage = vi.fn<PageFetcher['requestPage']>(() => Promise.resolve(undefined))
const pages = { prefetched: new Map(), requestPage }
const asked = () => requestPage.mock.calls.map(([address, , priority]) => [new URL(address).pathname, priority])

const prefers = (wish: string) => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(wish) }))

function press(name: string, button: number): void {
  const link = [...document.links].find((each) => each.textContent === name)
  link?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button }))
}

beforeEach(() => {
  document.documentElement.dataset['prefetch'] = 'intent'
  document.body.innerHTML = `<a href="/lamps/bulb">Bulb</a> <a href="/lamps/dimmer" data-prefetch="none">Dimmer</a>
    <a href="/lamps/bulb.zip">Bulb as a file</a>`
  requestPage.mockClear()
})

it('asks for nothing where the reader prefers little data', () => {
  prefers('reduced-data')
  connectPrefetch(pages)
  press('Bulb', 0)
  expect(asked()).toEqual([])
})

it('with `intent` a press on a link asks for its page at once, and not after the other buttons', () => {
  prefers('nothing')
  connectPrefetch(pages)
  press('Bulb', 2)
  press('Dimmer', 0)
  press('Bulb as a file', 0)
  expect(asked()).toEqual([])
  press('Bulb', 0)
  expect(asked()).toEqual([['/lamps/bulb', 'auto']])
  // The click comes before the answer: one request is enough.
  press('Bulb', 0)
  expect(asked()).toHaveLength(1)
})

it('with `intent` only links with a mode of their own are looked at before a gesture', () => {
  prefers('nothing')
  const render = document.createElement('a')
  Object.assign(render, { href: '/lamps/stand' })
  render.dataset['prefetch'] = 'render'
  document.body.append(render)
  const looked = vi.spyOn(HTMLAnchorElement.prototype, 'origin', 'get')
  connectPrefetch(pages)
  expect(asked()).toEqual([['/lamps/stand', 'low']])
  expect(new Set(looked.mock.contexts)).not.toContain(document.links[0])
})
