import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

/** Runs batches of ten that answer these counts, one after the other. */
async function batchesRun(counts: number[], signal = new AbortController().signal): Promise<number> {
  let run = 0
  await inBatches(10, signal, async () => counts[run++] ?? 0)
  return run
}

test('batches follow each other until one is not full', async () => {
  expect(await batchesRun([10, 10, 3, 10])).toBe(3)
  expect(await batchesRun([0, 10])).toBe(1)
  expect(await batchesRun([10, 10])).toBe(3)
})

test('a batch with a failure is the last one, and none begins once the run is aborted', async () => {
  expect(await batchesRun([9, 10])).toBe(1)
  expect(await batchesRun([10, 10], AbortSignal.abort())).toBe(0)
})
