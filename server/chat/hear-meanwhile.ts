import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DetectRisk, hearRisk } from '#domain/chat/detector/detect-risk.ts'
import { readablePart } from '#domain/chat/readable-part.ts'

/**
 * Reads a message for danger while the database looks up what was said before it. What is asked of the database leaves
 * at the end of a turn of the event loop, so the reading begins in the next one: both then take the time of one.
 */
export async function hearMeanwhile(message: string): Promise<DetectRisk> {
  await nextTurn()
  await nextTurn()
  const heard = hearRisk(readablePart(message))
  return (_message, before) => heard(before)
}
