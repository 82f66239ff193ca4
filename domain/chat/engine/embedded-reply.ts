import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import type { Reading } from '../risk.ts'
import { adviceAnswer } from './advice-answer.ts'
import { briefAnswer } from './brief-answer.ts'
import { continueExercise, startExercise } from './guide-exercise.ts'
import { hear, listen } from './listen.ts'
import { namingAnswer } from './naming-answer.ts'
import { productAnswer } from './product-answer.ts'
import { boundaryAnswer, greetingAnswer, questionToUs, remarkAnswer } from './small-talk-answer.ts'

/**
 * The reply of the engine that needs no model. `state` is the caller's own copy: what is learnt about the person and the
 * wordings used are written into it.
 */
export function embeddedReply(
  state: ConversationState,
  message: string,
  { uneasy }: Pick<Reading, 'uneasy'> = { uneasy: false },
): string {
  const sentences = toSentences(message)
  const { offered, askedSafety } = state
  state.offered = null
  state.askedSafety = null
  const listening = () => listen(state, message, hear(state, message, sentences), uneasy)
  if (uneasy) {
    state.exercise = null
    return unheard(state, [() => boundaryAnswer(state, sentences), listening])
  }
  const nextStep = continueExercise(state, message, sentences, offered)
  if (nextStep) return remembered(state, nextStep)
  return unheard(state, [
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

/** Enough for hundreds of turns: parts of different lengths turn at different paces. */
const MOST_ATTEMPTS = 60

/** The first that has something to say that was not said yet: other wordings are tried, then whoever comes next. */
function unheard(state: ConversationState, answers: readonly (() => string | null)[]): string {
  let reply = ''
  for (const answer of answers) {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const said = answer()
      if (said === null) break
      reply = said
      if (!isGiven(state, reply)) return remembered(state, reply)
    }
  }
  return remembered(state, reply)
}

function remembered(state: ConversationState, reply: string): string {
  state.given.push(fingerprint(reply))
  return reply
}

function isGiven(state: ConversationState, reply: string): boolean {
  return state.given.includes(fingerprint(reply))
}

function fingerprint(text: string): string {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
