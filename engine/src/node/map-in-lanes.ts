/**
 * Like `Promise.all` over `items.map(work)`, with at most `lanes` items at work at a time, begun in order.
 * `lane` is a number below `lanes` that no other item at work has. After a failure nothing more is begun.
 */
export async function mapInLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, lane: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const run = async (lane: number): Promise<void> => {
    while (next < items.length) {
      const index = next
      next += 1
      try {
        results[index] = await work(items[index] as Item, lane)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, (_, lane) => run(lane)))
  return results
}
