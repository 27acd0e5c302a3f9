// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { showPage } from './show-page.client.ts'

const write = (text: string): string => `<title>${text}</title><div data-region="frame">
  <nav data-sidebar=""></nav><main><h1>${text}</h1></main></div>`

it('changes all of the page before it asks where anything is, and focuses the heading once', async () => {
  vi.stubGlobal('navigation', {})
  document.body.innerHTML = write('Bulb')
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  Element.prototype.scrollTo = note('sidebar')
  vi.stubGlobal('scrollTo', note('page'))
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focus(this: HTMLElement) {
    done.push(`focus ${this.textContent}`)
    Object.defineProperty(document, 'activeElement', { configurable: true, value: this })
  })
  const event = { navigationType: 'push', destination: { key: '' }, timeStamp: 0 } as unknown as NavigateEvent
  await showPage(new DOMParser().parseFromString(write('Dimmer'), 'text/html'), {
    event,
    left: location.href,
    focused: null,
    refresh: async () => note(`connect ${document.title}`)(),
  })
  expect(done).toEqual(['connect Dimmer', 'sidebar', 'focus Dimmer', 'page'])
})
