import { describe, expect, it } from 'vitest'
import { answerKept, mayAnswer, type AnswerOptions } from './answer-kept.worker.ts'

const origin = 'https://docs.test'
const ask = (path: string, init: RequestInit = {}): Request => new Request(origin + path, init)

/** A site with one page, on a host that cannot be reached. */
const offline: AnswerOptions = {
  find: (pathname) => {
    if (pathname === '/page') return { kind: 'file', key: '/page.html?1' }
    if (pathname === '/Page') return { kind: 'redirect', to: '/page' }
    return { kind: 'unknown', notFound: pathname.endsWith('.txt') ? undefined : '/404.html?1' }
  },
  read: (key) => Promise.resolve(new Response(key, { headers: { 'content-type': 'text/html' } })),
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
}
const online: AnswerOptions = { ...offline, fetch: ({ url }) => Promise.resolve(new Response(`host: ${url}`)) }

describe('answerKept', () => {
  it('answers from what is kept, with a connection too', async () => {
    expect(await (await answerKept(ask('/page?tab=api'), offline)).text()).toBe('/page.html?1')
    expect(await (await answerKept(ask('/page'), online)).text()).toBe('/page.html?1')
  })

  it('redirects as a host does, and keeps the query', async () => {
    const answer = await answerKept(ask('/Page?tab=api'), offline)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${origin}/page?tab=api`])
  })

  it('asks the host for what is not kept, and says itself that a page does not exist when it is silent', async () => {
    expect(await (await answerKept(ask('/new'), online)).text()).toBe(`host: ${origin}/new`)
    const answer = await answerKept(ask('/new'), offline)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/html',
      '/404.html?1',
    ])
    await expect(answerKept(ask('/robots.txt'), offline)).rejects.toThrow('Failed to fetch')
  })

  it('leaves all to the host when its files were deleted', async () => {
    const without = { ...online, find: undefined }
    expect(await (await answerKept(ask('/page'), without)).text()).toBe(`host: ${origin}/page`)
    const torn = { ...online, read: () => Promise.resolve(undefined) }
    expect(await (await answerKept(ask('/page'), torn)).text()).toBe(`host: ${origin}/page`)
    await expect(answerKept(ask('/new'), { ...offline, ...torn, fetch: offline.fetch })).rejects.toThrow('Failed')
  })
})

it.each([
  ['a page', ask('/docs/page'), true],
  ['what another site of the host has', ask('/other/page'), false],
  ['what is sent', ask('/docs/page', { method: 'POST' }), false],
  ['a part of a file', ask('/docs/film.mp4', { headers: { range: 'bytes=0-' } }), false],
  ['what wants no stored answer', ask('/docs/page', { cache: 'no-store' }), false],
])('%s may be answered: %#', (_name, request, expected) => {
  expect(mayAnswer(request, `${origin}/docs/`)).toBe(expected)
})
