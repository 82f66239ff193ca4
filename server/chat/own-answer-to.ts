import { knowSituations } from '#domain/chat/engine/know-situations.ts'
import { type Answer, answerTo } from '#domain/chat/respond.ts'
import type { Understood } from '#domain/chat/understand.ts'

/** By then the answer has left. */
const SOON_MS = 1000

/**
 * The embedded engine's answer, once it has read what was written of people's lives: a second's work for the first who talks.
 * A danger in the message itself is answered with none of that, and at once; it is read for what they say next.
 */
export async function ownAnswerTo(understood: Understood): Promise<Answer> {
  if (understood.reading.level === 'none') await knowSituations()
  else setTimeout(knowSituations, SOON_MS).unref()
  return answerTo(understood)
}
