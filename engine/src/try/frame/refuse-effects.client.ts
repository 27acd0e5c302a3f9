import type { Refused } from '../../model/try.ts'

/** Kinds of requests that the stylesheet of the site makes, and not the reader's code. */
const quiet = ['font-src', 'style-src-elem']

/**
 * The sandbox and the policy let code reach nothing outside of its document, but often without a word. This says what was
 * refused. What only the browser forbids, and says so by throwing, is not here.
 */
export function refuseEffects(tell: (what: Refused, text: string) => void): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (!quiet.includes(effectiveDirective) && blockedURI !== 'eval') tell('network', blockedURI)
  })
  const refuse = (owner: object, names: readonly string[], what: Refused): void => {
    for (const name of names)
      Object.defineProperty(owner, name, { configurable: true, writable: true, value: () => (tell(what, name), null) })
  }
  refuse(self, ['open'], 'window')
  refuse(self, ['alert', 'confirm', 'prompt', 'print'], 'dialog')
  refuse(document, ['write', 'writeln', 'open', 'close'], 'document')
  refuse(HTMLFormElement.prototype, ['submit'], 'form')
  // The policy knows no rule for connections between browsers.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'])
    Object.defineProperty(self, name, { value: undefined })
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    tell('form', 'submit')
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? '#'
    if (event.defaultPrevented || href.startsWith('#')) return
    event.preventDefault()
    tell('window', href)
  })
}
