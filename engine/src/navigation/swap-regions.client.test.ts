// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { swapRegions } from './swap-regions.client.ts'

// jsdom has none.
vi.stubGlobal('CSS', { escape: String })
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
  const more = read(list('<a href="/bulb">Bulb</a>', '<b>Ceiling</b>', '<a href="/dimmer">Dimmer</a>'))
  const html = more.body.innerHTML
  swapRegions(shown, more)
  expect(shown.body.innerHTML).toBe(html)
  expect(shown.querySelector('a')).toBe(bulb)
})

/** A header as it is on every page: what differs is the marked entry and the way to the other language. */
const head = (path: string, rest = ''): string =>
  `<header data-region="header"><img src="/mark.svg" alt=""><nav><a href="/lamps"${path === '/lamps' ? ' aria-current="true"' : ''}>Lamps</a></nav>
  <search data-keep="search-en"><input></search>${rest}<a href="/zh${path}" lang="zh">中文</a></header>`

it('changes the header where it differs: its picture is not asked for again, and the search field is as it was', () => {
  const shown = read(head('/bulb'))
  const elements = [...shown.querySelectorAll('header, header *')]
  const field = shown.querySelector('input')
  field?.setAttribute('aria-expanded', 'true')
  const next = read(head('/lamps'))
  swapRegions(shown, next)
  expect([...shown.querySelectorAll('header, header *')]).toEqual(elements)
  expect(next.querySelector('img')?.ownerDocument).toBe(next)
  expect(shown.body.innerHTML.replace(' aria-expanded="true"', '')).toBe(read(head('/lamps')).body.innerHTML)
  expect(field?.getAttribute('aria-expanded')).toBe('true')
})

it('what one header has more than the other comes and goes, and the rest stays', () => {
  const shown = read(head('/bulb'))
  const elements = [...shown.querySelectorAll('header, header *')]
  const outline = '<button>On this page</button>'
  swapRegions(shown, read(head('/lamps', outline)))
  expect(shown.body.innerHTML).toBe(read(head('/lamps', outline)).body.innerHTML)
  swapRegions(shown, read(head('/bulb')))
  expect([...shown.querySelectorAll('header, header *')]).toEqual(elements)
})

it.each([
  ['another order', head('/lamps').replace(/(<nav>.*<\/nav>)(\s*)(<search.*<\/search>)/, '$3$2$1')],
  ['an island', head('/lamps').replace('<img src="/mark.svg" alt="">', '<div data-island="mark"></div>')],
])('a header of %s is replaced around the search field', (_name, next) => {
  const shown = read(head('/bulb'))
  const [image, search] = shown.querySelectorAll('img, search')
  swapRegions(shown, read(next))
  expect(shown.body.innerHTML).toBe(read(next).body.innerHTML)
  expect([search?.isConnected, image?.isConnected]).toEqual([true, false])
})
