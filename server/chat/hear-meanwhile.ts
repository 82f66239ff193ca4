import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DetectRisk, detectRisk, hearRisk } from '#domain/chat/detector/detect-risk.ts'

/**
 * Reads a message for danger while the database looks up what was said before it. What is asked of the database leaves
 * at the end of a turn of the event loop, so the reading begins in the next one: both then take the time of one. Between two
 * parts of a long message others are answered, and the reading ends when `signal` is aborted.
 */
export async function hearMeanwhile(message: string, signal?: AbortSignal): Promise<DetectRisk> {
  // Behind the promises through which the question reaches the driver, which then asks for its turn before us.
  await new Promise((resolve) => process.nextTick(resolve))
  await nextTurn()
  const hearing = hearRisk(message)
  let step = hearing.next()
  while (!step.done) {
    await nextTurn()
    signal?.throwIfAborted()
    step = hearing.next()
  }
  const heard = step.value
  // What is made of it and of the messages before it is another text, and is read as such.
  return (asked, before) => (asked === message ? heard(before) : detectRisk(asked, before))
}
