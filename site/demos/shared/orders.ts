// A long list that comes page by page, as a server would send it.

import { reachServer, type RemoteOptions } from './remote.ts'
// #region site
import { network } from '../../theme/network/network.ts'
// #endregion site

export interface Order {
  /** As `#10001`. */
  number: string
  customer: string
  /** In cents. */
  total: number
}

const orderCustomers = [
  'Ada Lind',
  'Bo Carr',
  'Cleo Lam',
  'Rio Penn',
  'Edda Voss',
  'Finn Abara',
  'Eva Ohm',
  'Hugo Tamm',
  'Ines Kaya',
]

/** How many orders the pretend server holds. */
export const orderCount = 480

/**
 * One page of fictional orders, newest first; shorter than `limit` at the end.
 */
export async function fetchOrders(
  offset: number,
  limit: number,
  options: RemoteOptions,
): Promise<Order[]> {
  // #region site
  network.label(options.signal, { name: `${offset + 1}–${offset + limit}` })
  // #endregion site
  await reachServer(300, options)
  return Array.from(
    { length: Math.min(limit, orderCount - offset) },
    (_, step) => {
      const index = offset + step
      return {
        number: `#${10_000 + orderCount - index}`,
        customer: orderCustomers[(index * 7) % orderCustomers.length] ?? '',
        total: 900 + ((index * 7919) % 48_000),
      }
    },
  )
}
