import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { serveDirectory, type ServedDirectory } from 'vitrine/serve'
import { buildFixtureSite, openFixtureSite, type FixtureSite } from '../support/fixture-site.ts'
import { expect, test } from '../support/test.ts'
import { listRequests, openMarked } from './tab.ts'

/** Shows exactly what the hook gives. */
const stock = `import { useServerData } from 'vitrine/server-data'

export default function Stock() {
  const answer = useServerData()
  const detail = answer.state === 'fulfilled' ? JSON.stringify(answer.data) : ''
  const failure = answer.state === 'rejected' ? \`\${answer.reason}: \${answer.error.message}\` : ''
  return <output>{[answer.state, detail, failure].filter(Boolean).join(' ')}</output>
}
`

const guide = (title: string, extra = '') => `---
title: ${title}
description: What is on the shelf.
group: start
${extra}---

::demo{id="stock"}

## Shelf {#shelf}

It is full.
`

/** The loader's answers, one for each question, and the questions it was asked. */
interface Loader {
  questions: IncomingMessage[]
  answer: RequestListener
}

let loader: Loader
let loaderServer: Server
let fixture: FixtureSite
let site: ServedDirectory

test.beforeAll(async () => {
  loaderServer = createServer((request, response) => {
    loader.questions.push(request)
    // The loader has another origin than the site, so the browser accepts an answer, and sends cookies, only with these headers.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
    response.setHeader('access-control-allow-credentials', 'true')
    loader.answer(request, response)
  })
  await new Promise<void>((resolve) => {
    loaderServer.listen(0, '127.0.0.1', resolve)
  })
  const { port } = loaderServer.address() as AddressInfo
  fixture = openFixtureSite({
    'demos/stock.tsx': stock,
    'content/en-US/guide/lamps.md': guide('Lamps in stock', 'serverLoader: true\n'),
    'content/en-US/guide/bulbs.md': guide('Bulbs in stock', 'serverLoader: true\n'),
    'content/en-US/guide/shades.md': guide('Shades'),
  })
  fixture.edit(
    'docs.config.ts',
    '  styles:',
    `  serverLoader: 'http://127.0.0.1:${port}/loader?shop=north',\n  styles:`,
  )
  site = await serveDirectory({ directory: await buildFixtureSite(fixture), port: 0, host: '127.0.0.1' })
})

test.afterAll(async () => {
  await site.close()
  fixture.remove()
  loaderServer.closeAllConnections()
  loaderServer.close()
})

test.beforeEach(({ silence }) => {
  // The fixture site has no icons.
  silence.missing('/favicon.ico')
  loader = { questions: [], answer: (_request, response) => json(response, '{"lamps":3}') }
})

// The tests share one server and run one after the other.
test.describe.configure({ mode: 'default' })

const shown = (page: Page) => page.locator('[data-demo="stock"] output')

const json = (response: ServerResponse, text: string): void =>
  void response.setHeader('content-type', 'application/json').end(text)

/** Goes to a page of the guide without leaving the document. */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'first')
}

test('a page that declares a loader asks it once, with the reader’s cookies, and its island is given the JSON', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'reader', value: 'known', url: site.url }])
  let answer: (() => void) | undefined
  loader.answer = (_request, response) => {
    answer = () => json(response, '{"lamps":3}')
  }
  await openMarked(page, `${site.url}guide/lamps?from=mail#shelf`)
  await expect(page.locator('[data-demo="stock"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(shown(page)).toHaveText('pending')
  await expect.poll(() => answer).toBeDefined()
  answer?.()
  await expect(shown(page)).toHaveText('fulfilled {"lamps":3}')

  // The first use of the page, and going to another place on the same page, must ask nothing new.
  await page.mouse.move(300, 300)
  await page.keyboard.press('Tab')
  await page.evaluate(() => location.assign('#notice'))
  const [question] = loader.questions
  expect(loader.questions).toHaveLength(1)
  expect(question?.method).toBe('GET')
  expect(question?.headers).toMatchObject({ accept: 'application/json', cookie: 'reader=known' })
  const { pathname, searchParams } = new URL(question?.url ?? '', 'http://loader')
  expect(pathname).toBe('/loader')
  expect(Object.fromEntries(searchParams)).toEqual({
    shop: 'north',
    route: '/guide/lamps',
    url: `${site.url}guide/lamps?from=mail#shelf`,
  })
})

test('each page is asked about when it is shown, and none is given the answer of another', async ({ page }) => {
  const held: ServerResponse[] = []
  await openMarked(page, `${site.url}guide/lamps`)
  await expect(shown(page)).toHaveText('fulfilled {"lamps":3}')
  // Collects every text that the island of the next page ever shows.
  await page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    new MutationObserver(() => {
      const isNext = document.querySelector('h1')?.textContent === 'Bulbs in stock'
      const text = document.querySelector('[data-demo="stock"] output')?.textContent
      if (isNext && text != null && texts.at(-1) !== text) texts.push(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  loader.answer = (_request, response) => void held.push(response)
  await follow(page, 'Bulbs in stock', 'Bulbs in stock')
  await expect.poll(() => held.length).toBe(1)
  await expect(page.locator('[data-demo="stock"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(shown(page)).toHaveText('pending')
  for (const response of held) json(response, '{"bulbs":40}')
  await expect(shown(page)).toHaveText('fulfilled {"bulbs":40}')
  expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual([
    'pending',
    'fulfilled {"bulbs":40}',
  ])
  expect(loader.questions.map(({ url }) => new URL(url ?? '', 'http://loader').searchParams.get('route'))).toEqual([
    '/guide/lamps',
    '/guide/bulbs',
  ])

  await test.step('a page that declares none asks nothing, and its island waits', async () => {
    await follow(page, 'Shades', 'Shades')
    await expect(page.locator('[data-demo="stock"]')).toHaveAttribute('data-state', 'fulfilled')
    await expect(shown(page)).toHaveText('pending')
    expect(loader.questions).toHaveLength(2)
  })
})

for (const [name, text, answer] of [
  [
    'a failure',
    'rejected status: The server loader answered with status 500.',
    (_request, response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  ],
  [
    'something that is not JSON',
    'rejected not-json: The server loader answered with something that is not JSON.',
    (_request, response) => void response.setHeader('content-type', 'text/html').end('<!doctype html><p>Sign in'),
  ],
  [
    'no answer at all',
    'rejected unreachable: The server loader could not be reached.',
    (request) => void request.socket.destroy(),
  ],
] satisfies [string, string, RequestListener][]) {
  test(`${name} is a state of the hook, and the rest of the page works`, async ({ page, silence }) => {
    silence.except(/status of 500|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
    loader.answer = answer
    await openMarked(page, `${site.url}guide/lamps`)
    await expect(shown(page)).toHaveText(text)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await follow(page, 'Shades', 'Shades')
  })
}

test('after fifteen seconds without an answer that is a state of the hook too', async ({ page }) => {
  await page.clock.install()
  loader.answer = () => undefined
  await openMarked(page, `${site.url}guide/lamps`)
  await expect.poll(() => loader.questions.length).toBe(1)
  await page.clock.pauseAt(Date.now() + 10_000)
  await expect(shown(page)).toHaveText('pending')
  await page.clock.runFor(15_000)
  await expect(shown(page)).toHaveText('rejected time-out: The server loader did not answer within 15000 ms.')
})

test('this site asks no server for anything', async ({ page }) => {
  const requests = listRequests(page)
  await openMarked(page, '/en-US/demo/single')
  await page.mouse.move(300, 300)
  await expect(page.locator('[data-demo="single"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Overview Tags' }).click()
  await expect(page.locator('[data-demo="tags"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(page.locator('[data-server-loader]')).toHaveCount(0)
  expect(requests.filter((request) => /\/assets\/server-loader|[?&]route=/.test(request))).toEqual([])
})
