// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { connectSidebar } from './sidebar.client.ts'

const list = (...names: string[]): { text: string } => ({
  text: `<main id="content"><div class="prose"><ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul></div></main>`,
})

/** The sidebar of a page on which the group with this list is folded. */
function showGroup(address: string, count: number): HTMLDetailsElement {
  document.body.innerHTML = `<nav id="sidebar"><details><summary>Lamps</summary><ul>
    <li><a href="${address}" data-list="${count}">All ${count} pages</a></li></ul></details></nav>`
  const group = document.querySelector('details')
  if (group === null) throw new Error('There is no group.')
  return group
}

const read = (group: Element): string[] => [...group.querySelectorAll('a')].map((link) => link.textContent)

const requestPage = vi.fn<(address: string) => Promise<{ text: string } | undefined>>()
connectSidebar(requestPage)
beforeEach(() => requestPage.mockReset())

/** Opens a group and waits until its links have come, or could not. */
async function open(group: HTMLDetailsElement): Promise<void> {
  const asked = requestPage.mock.calls.length
  const toggled = new Promise((resolve) => group.addEventListener('toggle', resolve, { once: true }))
  group.open = true
  await toggled
  await Promise.allSettled(requestPage.mock.results.slice(asked).map(({ value }) => value))
  await vi.waitFor(() => expect(group.ariaBusy).not.toBe('true'))
}

it('a group that is opened gets its links from its list, which is asked for once', async () => {
  requestPage.mockResolvedValue(list('dimmer', 'bulb'))
  const first = showGroup('/~pages/lamps', 2)
  await open(first)
  expect(read(first)).toEqual(['dimmer', 'bulb'])
  // Another page has the group folded again.
  const second = showGroup('/~pages/lamps', 2)
  await open(second)
  expect(read(second)).toEqual(['dimmer', 'bulb'])
  expect(requestPage).toHaveBeenCalledTimes(1)
})

it('the way to the list stays where that goes on', async () => {
  requestPage.mockResolvedValue(list('dimmer', 'bulb'))
  const group = showGroup('/~pages/long', 600)
  await open(group)
  expect(read(group)).toEqual(['dimmer', 'bulb', 'All 600 pages'])
})

it('without an answer the way to the list is there, and the next time is another try', async () => {
  requestPage.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined)
  const group = showGroup('/~pages/broken', 2)
  await open(group)
  expect(read(group)).toEqual(['All 2 pages'])
  group.open = false
  await open(group)
  expect(read(group)).toEqual(['All 2 pages'])
  requestPage.mockResolvedValue(list('dimmer', 'bulb'))
  group.open = false
  await open(group)
  expect(read(group)).toEqual(['dimmer', 'bulb'])
})

it('beside the list itself its links are not shown twice', async () => {
  const group = showGroup('/~pages/shown', 2)
  group.querySelector('a')?.setAttribute('aria-current', 'page')
  await open(group)
  expect(requestPage).not.toHaveBeenCalled()
  expect(read(group)).toEqual(['All 2 pages'])
})
