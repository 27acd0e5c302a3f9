// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Journey } from './connect-navigation.client.ts'
import { askAhead, followLink, stayOnPage } from './follow-link.client.ts'

const fill = (name: string): string => `<p>${name} ${'x'.repeat(15_000)}</p>`
const page = `<!doctype html><html data-build="1"><head><title>Dimmer</title></head><body><div data-region="frame">
  <nav data-sidebar=""></nav><main><h1>Dimmer</h1>${fill('one')}<div class="heading"><h2 id="two">Two</h2></div>${fill('two')}</main></div></body></html>`
const half = page.indexOf('</h2>')
const left = new URL('/bulb', location.href).href

/** Takes the answer to a question for a page, a part after the other. */
let answer: ReadableStreamDefaultController<Uint8Array>
let journey: Journey
const refresh = vi.fn<() => Promise<void>>()
const send = (text: string): void => answer.enqueue(new TextEncoder().encode(text))
const read = (): string => document.querySelector('main')?.textContent.replaceAll(/x{9,}/g, '') ?? ''

beforeEach(() => {
  vi.stubGlobal('navigation', {})
  vi.stubGlobal('scrollTo', () => undefined)
  for (const name of ['scrollTo', 'scrollIntoView'] as const) Element.prototype[name] = () => undefined
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
  refresh.mockReset().mockResolvedValue()
  document.documentElement.dataset['build'] = '1'
  document.body.innerHTML = '<div data-region="frame"><nav data-sidebar=""></nav><main><h1>Bulb</h1></main></div>'
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (answer = controller) })
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  })
  journey = { shown: left, latest: undefined, focused: null, refresh }
})

function depart(address = '/dimmer'): NavigateEvent {
  const event = {
    signal: new AbortController().signal,
    destination: { url: new URL(address, location.href).href, key: '', sameDocument: false },
    navigationType: 'push',
    timeStamp: 0,
  } as unknown as NavigateEvent
  journey.latest = event
  return event
}

/** Follows a link to a page of which half has come, and waits until that is shown. */
async function followHalf(): Promise<ReturnType<typeof followLink>[]> {
  const following = followLink(depart(), journey)
  await vi.waitFor(() => expect(answer).toBeDefined())
  send(page.slice(0, half))
  await vi.waitFor(() => expect(read()).toContain('one'))
  // In a list, so that it is not waited for.
  return [following]
}

it('a long page is shown as soon as its first screen has come, and its rest follows', async () => {
  const [following] = await followHalf()
  expect(read()).not.toContain('Two')
  expect(document.title).toBe('Dimmer')
  expect(refresh).toHaveBeenCalledTimes(1)
  send(page.slice(half))
  answer.close()
  expect(await following).toBe('shown')
  expect(read()).toBe('Dimmerone Twotwo ')
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('another place on the page that is coming does not end it', async () => {
  const [following] = await followHalf()
  await stayOnPage(depart('/dimmer#two'), journey)
  send(page.slice(half))
  answer.close()
  expect(await following).toBe('shown')
  expect(read()).toContain('Two')
})

it('a page that is cut off is no page: the browser loads it', async () => {
  const [following] = await followHalf()
  answer.close()
  expect(await following).toBe('plain')
  expect(journey.shown).toBe(left)
})

it('without a connection it is said that the rest has not come, and the next try fetches the page', async () => {
  const [following] = await followHalf()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer.error(new TypeError('offline'))
  expect(await following).toBe('unanswered')
  expect(journey.shown).toBe(left)
})

it('a page of another build is not begun', async () => {
  const following = followLink(depart(), journey)
  await vi.waitFor(() => expect(answer).toBeDefined())
  send(page.slice(0, half).replace('data-build="1"', 'data-build="2"'))
  expect(await following).toBe('plain')
  expect(read()).toBe('Bulb')
})

it('an address with a hash gets its page as a whole', async () => {
  const following = followLink(depart('/dimmer#two'), journey)
  await vi.waitFor(() => expect(answer).toBeDefined())
  send(page.slice(0, half))
  await new Promise((resolve) => setTimeout(resolve))
  expect(read()).toBe('Bulb')
  send(page.slice(half))
  answer.close()
  expect(await following).toBe('shown')
  expect(read()).toContain('Two')
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('a page is asked for when its navigation begins, and only once', async () => {
  const ask = vi.fn<typeof fetch>(fetch)
  vi.stubGlobal('fetch', ask)
  const event = depart()
  askAhead(event, journey)
  expect(ask).toHaveBeenCalledOnce()
  const following = followLink(event, journey)
  await vi.waitFor(() => expect(answer).toBeDefined())
  send(page)
  answer.close()
  expect(await following).toBe('shown')
  expect(ask).toHaveBeenCalledOnce()
  // Another place on the page, and a navigation that the browser makes by itself.
  askAhead(depart('/dimmer#two'), journey)
  const other = depart('/lamp')
  journey.latest = undefined
  askAhead(other, journey)
  expect(ask).toHaveBeenCalledOnce()
})
