// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readBeginning, type Beginning } from './split-page.client.ts'

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const fill = (name: string): string => `<p>${name} ${'x'.repeat(15_000)}</p>`

const write = (inner: string): string => `<html data-build="1"><body><a data-region="skip">skip</a>
  <div data-region="frame"><nav data-sidebar=""><h2>Pages</h2></nav><main><article><h1>Bulb</h1>${inner}
  </article><footer>next</footer></main><nav id="outline">outline</nav></div><div id="announcer"></div></body></html>`

const long =
  write(`<section>${fill('one')}<div class="heading"><h2 id="two">Two</h2><a>#</a></div>${fill('two')}</section>
  <section hidden="">${fill('three')}</section>`)

/** Shows the beginning of a page in another document, as navigation does. */
function show(html: string): Beginning & { shown: Document } {
  const shown = parse(write('<p>short</p>'))
  const beginning = readBeginning(html, shown)
  if (beginning === undefined) throw new Error('The page is shown as a whole.')
  const region = beginning.page.querySelector('[data-region="frame"]')
  if (region !== null) shown.querySelector('[data-region="frame"]')?.replaceWith(region)
  return { shown, ...beginning }
}

it('a long page is shown up to a heading that is out of sight, and is whole when the rest has come', () => {
  const { shown, complete } = show(long)
  const first = shown.querySelector('section')
  expect(shown.querySelector('#two')).toBeNull()
  expect(shown.querySelector('#outline')).toBeNull()
  expect(shown.body.textContent).toContain('one')
  complete(parse(long))
  expect(shown.body.innerHTML).toBe(parse(long).body.innerHTML)
  expect(shown.querySelector('section')).toBe(first)
})

it('what scripts add to the beginning meanwhile stays, and changes no place', () => {
  const { shown, complete } = show(long)
  shown.querySelector('h1')?.before('added')
  shown.querySelector('section')?.setAttribute('data-ready', '')
  complete(parse(long))
  expect(shown.body.innerHTML.replace('added', '').replace(' data-ready=""', '')).toBe(parse(long).body.innerHTML)
})

it('a beginning knows whether it is shown', () => {
  const { shown, isShown } = show(long)
  expect(isShown()).toBe(true)
  shown.querySelector('main')?.remove()
  expect(isShown()).toBe(false)
})

it('of a page that is still coming the beginning is there as soon as its heading is', () => {
  const part = long.slice(0, long.indexOf('<h2 id="two"') - 1)
  expect(readBeginning(part, document, { isPart: true })).toBeUndefined()
  expect(readBeginning(`${part}><h2 id="two`, document, { isPart: true })?.page.querySelector('h1')?.textContent).toBe(
    'Bulb',
  )
  expect(readBeginning(`${part}><h2 id="two`, document)).toBeUndefined()
})

it.each([
  ['short', write('<h2>Two</h2><p>short</p>')],
  ['without a heading further down', write(fill('one') + fill('two'))],
  ['without a title', long.replaceAll('h1>', 'p>')],
  ['with little behind the heading', long.replaceAll(/<p>(two|three) x+/g, '<p>')],
  ['whose headings stand in islands', long.replace('<section>', '<section data-island="bulb">')],
  ['that begins with a reference', long.replace('<section>', '<section data-api="">')],
  ['whose heading stands beside what is before it', long.replace('id="two"', 'id="notice"')],
])('a page %s is shown as a whole', (_name, html) => {
  expect(readBeginning(html, document)).toBeUndefined()
})

it('a page is shown as a whole when an island that is alive moves into its rest', () => {
  const html = long.replace('<section hidden', '<div data-island="hero"></div><section hidden')
  expect(readBeginning(html, document)).toBeDefined()
  document.body.innerHTML = '<div data-island="hero" data-state="fulfilled"></div>'
  expect(readBeginning(html, document)).toBeUndefined()
})

it('folded code fills no window: a page with more of it is shown up to the same heading', () => {
  const text = write(`<p>${'x'.repeat(2000)}</p><div class="heading"><h2 id="one">One</h2></div>
    <p>${'x'.repeat(5000)}</p><div class="heading"><h2 id="two">Two</h2></div>${fill('two')}`)
  const code = `<details class="demo-code"><summary>Code</summary><pre>${'<b>x</b>\n'.repeat(900)}</pre></details>`
  const findLast = (html: string): string | undefined =>
    [...(readBeginning(html, document)?.page.querySelectorAll('h1, main h2') ?? [])].at(-1)?.textContent
  expect(findLast(text)).toBe('One')
  expect(findLast(text.replace('<div class="heading">', `${code}<div class="heading">`))).toBe('One')
  expect(findLast(text.replace('<div class="heading">', `${code.replace('>', ' open>')}<div class="heading">`))).toBe(
    'Bulb',
  )
})

it('a first screen of several columns takes more HTML', () => {
  const hero = long.replace('<h1>', '<div class="hero"><h1>').replace('<section>', '</div><section>')
  expect(readBeginning(hero, document)).toBeUndefined()
  const more = hero.replace('<p>two', `${fill('more')}<div class="heading"><h2 id="more">More</h2></div><p>two`)
  expect(readBeginning(more, document)?.page.querySelector('#two')?.textContent).toBe('Two')
})
