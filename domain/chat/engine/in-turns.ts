/** How long others wait at most before they are answered. */
const LONGEST_TURN_MS = 5

/** Works through all of them, a few milliseconds at a time: in between, whoever waits for this thread goes first. */
export async function inTurns<Item, Made>(items: Iterable<Item>, work: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  let begunAt = performance.now()
  for (const item of items) {
    made.push(work(item))
    if (performance.now() - begunAt < LONGEST_TURN_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    begunAt = performance.now()
  }
  return made
}
