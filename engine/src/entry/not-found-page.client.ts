// Runs on the not-found page. Hosts without redirect rules show that page for every unknown address, also for other
// spellings of known addresses. This script leads the latter to their page.
import { withBase, withoutBase } from '../shared/addresses.ts'
import { createAddressTable, resolveAddress } from '../shared/resolve-address.ts'
import { keyBase } from '../shared/markup.ts'

const entries = JSON.parse(document.querySelector('#addresses')?.textContent ?? '[]') as {
  path: string
  aliases: string[]
}[]
const base = document.documentElement.dataset[keyBase] ?? '/'
const inside = withoutBase(base, location.pathname)
const found =
  inside === undefined ? undefined : resolveAddress(inside.replace(/(.)\/+$/, '$1'), createAddressTable(entries))
if (found?.kind === 'redirect') location.replace(withBase(base, found.path) + location.search + location.hash)
