/**
 * Repeats a batch while it is full, so that one run does all that is due. `work` returns how many are done: a failed one is
 * due again at once, so a batch with a failure is the last of its run.
 */
export async function inBatches(size: number, signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  let done = size
  while (done === size && !signal.aborted) done = await work()
}
