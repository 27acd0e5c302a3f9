import { describe, expect, it } from 'vitest'
import { readPage } from './fetch-page.client.ts'

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
