import { knowSituations } from '#domain/chat/engine/know-situations.ts'
import { type Answer, answerTo, type Understood } from '#domain/chat/respond.ts'

/**
 * The embedded engine's answer, once it has read what was written of people's lives: a second's work for the first who talks.
 * A danger in the message itself is answered with none of that, and at once.
 */
export async function ownAnswerTo(understood: Understood): Promise<Answer> {
  if (understood.reading.level === 'none') await knowSituations()
  return answerTo(understood)
}
