// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { swapRegions } from './swap-regions.client.ts'

const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const write = (path: string, text: string): string => `<html lang="en" dir="ltr"><body>
  <header data-region="header"><a href="/zh${path}">中文</a></header>
  <p data-region="skip" class="skip">to the text</p>
  <div data-region="frame"><h1 tabindex="-1">${text}</h1></div></body></html>`

it('replaces the text before the header, so that the focus leaves a page that has not been changed yet', () => {
  const shown = read(write('/bulb', 'Bulb'))
  const left: (string | null)[] = []
  for (const region of shown.querySelectorAll('[data-region]'))
    vi.spyOn(region, 'replaceWith').mockImplementation(() => void left.push(region.getAttribute('data-region')))
  swapRegions(shown, read(write('/dimmer', 'Dimmer')))
  expect(left).toEqual(['frame', 'header'])
})

it('keeps a region that is the same in both pages, whatever the order of its attributes', () => {
  const shown = read(write('/bulb', 'Bulb'))
  const skip = shown.querySelector('[data-region="skip"]')
  const next = write('/dimmer', 'Dimmer').replace('data-region="skip" class="skip"', 'class="skip" data-region="skip"')
  swapRegions(shown, read(next))
  expect(shown.querySelector('[data-region="skip"]')).toBe(skip)
  expect(shown.querySelector('h1')?.textContent).toBe('Dimmer')
})

it('sets the language of the document only when it is another one', () => {
  const shown = read(write('/bulb', 'Bulb'))
  const set = vi.spyOn(shown.documentElement, 'lang', 'set')
  swapRegions(shown, read(write('/dimmer', 'Dimmer')))
  expect(set).not.toHaveBeenCalled()
  swapRegions(shown, read(write('/dimmer', 'Dimmer').replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"')))
  expect([shown.documentElement.lang, shown.documentElement.dir]).toEqual(['ar', 'rtl'])
})

it('changes the list of pages where it differs, and nothing else of it', () => {
  const list = (...entries: string[]): string =>
    `<div data-region="frame"><nav data-sidebar=""><details><summary>Lamps</summary><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul></details></nav><main></main></div>`
  const next = list(
    '<a href="/bulb">Bulb</a>',
    '<a href="/dimmer" aria-current="page">Dimmer</a><ul><li>in it</li></ul>',
  )
  const shown = read(
    list('<a href="/bulb" aria-current="page">Bulb</a><ul><li>on it</li></ul>', '<a href="/dimmer">Dimmer</a>'),
  )
  const [nav, group, bulb] = shown.querySelectorAll('nav, details, a')
  if (group instanceof HTMLDetailsElement) group.open = true
  swapRegions(shown, read(next))
  expect(shown.body.innerHTML).toBe(read(next).body.innerHTML)
  expect([...shown.querySelectorAll('nav, details')]).toEqual([nav, group])
  swapRegions(shown, read(list('<a href="/bulb">Bulb</a>', '<a href="/dimmer">Dimmer</a>', '<a href="/lamp">Lamp</a>')))
  expect(shown.querySelectorAll('a')).toHaveLength(3)
  expect(bulb?.isConnected).toBe(false)
})
