import type { ChatEvent } from '#domain/chat/chat-event.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../log.ts'
import type { AskedModel } from './ask-model.ts'
import { saveAnswer } from './save-answer.ts'
import type { SavedTurn } from './save-turn.ts'
import { type Writing, type Written, writeAnswer } from './write-answer.ts'

/** Streams the answer of the model and stores it at the end, also after a failure or disconnect. */
export async function* modelAnswer(
  { db, log }: Deps,
  asked: AskedModel,
  { chatSessionId, messageId, answer }: SavedTurn,
  { left, deadline }: Pick<Writing, 'left' | 'deadline'>,
): AsyncGenerator<ChatEvent> {
  const { level, card, guide } = answer
  yield { event: 'begun', data: { level, card, messageId } }
  const writing = writeAnswer({
    pieces: asked.pieces,
    state: answer.state,
    fallback: answer.reply,
    left,
    deadline,
    log,
  })
  let part = await writing.next()
  for (; !part.done; part = await writing.next()) {
    yield part.value.kind === 'again'
      ? { event: 'again', data: {} }
      : { event: 'words', data: { text: part.value.text } }
  }
  const written: Written = part.value
  asked.end(written.usage)
  const { text, isCut } = written
  if (text) {
    // Already shown, and the conversation may have been deleted meanwhile: no error for the person.
    await db
      .asService((sql) => saveAnswer(sql, { chatSessionId, messageId, text, level, card, guide, isCut }))
      .catch((error: unknown) => log.error('an answer was not stored', describeError(error)))
  }
  const whole: ChatAnswer = { response: text, level, card, guide, messageId }
  yield { event: 'done', data: whole }
}
