import type { RouteEntry } from '../model/site.ts'
import { readAddressEnd } from '../shared/resolve-address.ts'

/** Addresses whose last parts begin alike. */
export interface AddressShard {
  /** The beginning, as `readAddressEnd` spells it. Empty when there is only one shard. */
  start: string
  /** Each address with its other spellings: `[path, ...aliases]`. */
  addresses: string[][]
}

/** So many addresses are in one shard, unless their last parts are the same. */
const mostInShard = 500

interface Ending {
  end: string
  address: string[]
}

/**
 * All addresses, in shards of a size that a reader of the not-found page can fetch. The shard of an address is the one
 * whose start is the longest beginning of its last part; an address with a spelling that ends differently is in both.
 */
export function shardAddresses(routes: readonly RouteEntry[], most = mostInShard): AddressShard[] {
  const endings = routes.flatMap(({ path, aliases }) => {
    const address = [path, ...aliases]
    return [...new Set(address.map(readAddressEnd))].map((end): Ending => ({ end, address }))
  })
  return split('', endings, most)
}

function split(start: string, endings: readonly Ending[], most: number): AddressShard[] {
  const longer = new Map<string, Ending[]>()
  const whole: Ending[] = []
  for (const ending of endings) {
    if (ending.end === start) whole.push(ending)
    else {
      const next = ending.end.slice(0, start.length + 1)
      const list = longer.get(next) ?? []
      longer.set(next, list)
      list.push(ending)
    }
  }
  const toShard = (list: readonly Ending[]) => ({ start, addresses: [...new Set(list.map(({ address }) => address))] })
  if (endings.length <= most || longer.size === 0) return [toShard(endings)]
  const shards = [...longer].flatMap(([next, list]) => split(next, list, most))
  return whole.length === 0 ? shards : [toShard(whole), ...shards]
}
