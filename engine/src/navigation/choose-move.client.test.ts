import { describe, expect, it } from 'vitest'
import { chooseMove, type Departure } from './choose-move.client.ts'

const shown = 'https://docs.example/sub/en-US/demo/single?tab=api#top'

interface Given extends Partial<Departure> {
  to?: string
  sameDocument?: boolean
}

function choose({ to = '/sub/en-US/demo/tags', sameDocument = false, ...rest }: Given, base = '/sub/'): string {
  const url = new URL(to, shown).href
  const event: Departure = {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    destination: { url, sameDocument },
    ...rest,
  }
  return chooseMove(event, shown, base)
}

describe('chooseMove', () => {
  it.each([
    ['a link to another page', {}],
    ['the other language', { to: '/sub/demo/single' }],
    ['the home page', { to: '/sub/' }],
    ['Back to another page', { navigationType: 'traverse', sameDocument: true }],
    ['a hash on a page that has not come yet', { to: '/sub/demo/tags#x', hashChange: true, sameDocument: true }],
    ['an address that leads nowhere', { to: '/sub/no/such%20page' }],
  ] satisfies [string, Given][])('fetches %s', (_name, given) => {
    expect(choose(given)).toBe('fetch')
  })

  it.each([
    ['another tab', { to: '/sub/en-US/demo/single?tab=usage' }],
    ['the same address', { to: shown, navigationType: 'replace' }],
    ['Back to another tab', { to: '/sub/en-US/demo/single', navigationType: 'traverse', sameDocument: true }],
  ] satisfies [string, Given][])('stays on the page for %s', (_name, given) => {
    expect(choose(given)).toBe('stay')
  })

  it.each([
    ['what the browser does not hand over', { canIntercept: false }],
    ['downloads', { downloadRequest: '' }],
    ['forms', { formData: {} }],
    ['reloads', { navigationType: 'reload' }],
    ['headings of the page', { to: '#install', hashChange: true, sameDocument: true }],
    ['addresses that scripts rewrite', { to: '?tab=usage', navigationType: 'replace', sameDocument: true }],
    ['addresses outside of the base', { to: '/subtle/demo' }],
    ['the base without its slash', { to: '/sub' }],
    ['demos alone', { to: '/sub/~demos/single?locale=en-US' }],
    ['files', { to: '/sub/THIRD-PARTY-NOTICES.txt' }],
    ['files in folders', { to: '/sub/en-US/demo/single.md' }],
  ] satisfies [string, Given][])('leaves %s to the browser', (_name, given) => {
    expect(choose(given)).toBe('leave')
  })

  it('takes a dot in a folder for what it is', () => {
    expect(choose({ to: '/v1.12/demo' }, '/')).toBe('fetch')
  })
})
