import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_MS = 10

/** Maps many items on the event loop without blocking it: yields between slices of a few milliseconds. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let sliceBegan = performance.now()
  for (const item of items) {
    if (performance.now() - sliceBegan >= SLICE_MS) {
      await nextTurn()
      signal?.throwIfAborted()
      sliceBegan = performance.now()
    }
    results.push(map(item))
  }
  return results
}
