import { describe, expect, it } from 'vitest'
import { fetchPage, prefetched, readPage } from './fetch-page.client.ts'

const page = '<!doctype html><html lang="en-US" data-base="/" data-build="3c1f"><head></head><body></body></html>'

describe('readPage', () => {
  it('finds the build that wrote a page', () => {
    expect(readPage(page)).toEqual({ text: page, build: '3c1f' })
    expect(readPage(`${page}\n`)?.build).toBe('3c1f')
  })

  it('takes nothing else for a page', () => {
    const others = [
      '',
      page.slice(0, -1),
      page.slice(0, 90),
      '<!doctype html><html><body>Please sign in to this network.</body></html>',
      page.replace('data-build="3c1f"', 'data-build=""'),
      '<html><body><p data-build="3c1f"></p></body></html>',
      '{"data-build":"3c1f"}',
    ]
    expect(others.map(readPage)).toEqual(others.map(() => undefined))
  })
})

describe('fetchPage', () => {
  it('does not wait for a page that was asked for before, when the reader has given up', async () => {
    const address = 'https://lamps.example/en-US'
    prefetched.set(address, new Promise(() => undefined))
    const controller = new AbortController()
    const asked = fetchPage(`${address}#top`, controller.signal)
    controller.abort()
    await expect(asked).rejects.toThrow('aborted')
    expect(prefetched.size).toBe(0)
  })
})
