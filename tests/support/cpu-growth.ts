const ROUNDS = 5

/** Time of the work on a large input, as a multiple of that on a small one: about `large / small` when linear. */
export async function cpuGrowth(
  { small, large }: { small: number; large: number },
  work: (size: number) => unknown,
): Promise<number> {
  return (await fastest(() => work(large))) / (await fastest(() => work(small)))
}

/** Milliseconds, of several rounds: other work on the machine only adds to them. */
async function fastest(work: () => unknown): Promise<number> {
  let ms = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await work()
    ms = Math.min(ms, performance.now() - startedAt)
  }
  return ms
}
