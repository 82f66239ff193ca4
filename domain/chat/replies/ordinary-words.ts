import { whyRefuseReply } from '../check-reply.ts'
import type { ConversationState } from '../conversation-state.ts'
import { hear } from '../engine/hear.ts'
import { isRecognised, questionOfRecognised, wordsForRecognised } from '../engine/recognised-words.ts'
import { wordsOfShape } from '../engine/shapes/shape-words.ts'
import { type CareAnswer, type Heard, only } from './care-answer.ts'

/** What any talk would say of these words, where it may be said beside thoughts of death; null when nothing was written for them. */
export function ordinaryWords(state: ConversationState, { message, sentences }: Heard): CareAnswer | null {
  const heard = hear(state, message, sentences, { isHeavy: true })
  const words =
    wordsForRecognised(state, heard) ??
    (heard.shape ? wordsOfShape(state, { ...heard.shape, isOfSomeone: heard.isOfSomeone }) : null)
  if (!words || !isFit(words)) return null
  const question = isRecognised(heard) ? questionOfRecognised(state, heard) : null
  return { ...only(words), question: question && isFit(question) ? question : null }
}

/** As strict as with what a model writes; the line is named beside. */
function isFit(words: string): boolean {
  const refusal = whyRefuseReply(words, 'crise')
  return refusal === null || refusal === 'missing-line'
}
