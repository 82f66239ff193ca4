import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { remembered, unheard } from '../replies/given-replies.ts'
import type { Reading } from '../risk.ts'
import { adviceAnswer } from './advice-answer.ts'
import { boundaryAnswer } from './boundary-answer.ts'
import { briefAnswer } from './brief-answer.ts'
import { continueExercise, startExercise } from './guide-exercise.ts'
import { hear } from './hear.ts'
import { listen } from './listen.ts'
import { namingAnswer } from './naming-answer.ts'
import { productAnswer } from './product-answer.ts'
import { greetingAnswer, questionToUs, remarkAnswer } from './small-talk-answer.ts'

/**
 * The reply of the engine that needs no model. `state` is the caller's own copy: what is learnt about the person and the
 * wordings used are written into it.
 */
export function embeddedReply(
  state: ConversationState,
  message: string,
  { uneasy, distress }: Pick<Reading, 'uneasy' | 'distress'>,
): string {
  const sentences = toSentences(message)
  const { offered, askedSafety } = state
  state.offered = null
  state.askedSafety = null
  const listening = () =>
    listen(state, message, hear(state, message, sentences, { isHeavy: uneasy || distress }), uneasy)
  if (uneasy) {
    state.exercise = null
    return unheard(state, [() => boundaryAnswer(state, sentences), listening])
  }
  const nextStep = continueExercise(state, message, sentences, offered)
  if (nextStep) return remembered(state, nextStep)
  return unheard(state, [
    () => boundaryAnswer(state, sentences),
    () => remarkAnswer(state, sentences),
    () => startExercise(state, message, sentences),
    () => adviceAnswer(state, message, sentences),
    () => productAnswer(state, message),
    () => namingAnswer(state, message, sentences),
    () => greetingAnswer(state, sentences),
    () => briefAnswer(state, sentences, { hadOffer: offered !== null, hadCheckIn: askedSafety !== null }),
    () => questionToUs(state, message),
    listening,
  ])
}
