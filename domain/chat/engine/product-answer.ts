import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { nextWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { chatAnswers } from './chat-answers.ts'
import { type ProductAnswer, productAnswers } from './product-answers.ts'

const known = [...chatAnswers, ...productAnswers].map((entry) => ({
  ...entry,
  isMet: compileTest(entry.patterns, lexicon),
}))
/** Two questions in one message are both answered; more would be a page. */
const MOST_ANSWERS = 2

export function productQuestions(message: string): ProductAnswer[] {
  return [...new Set(askingParts(message).flatMap((part) => known.find(({ isMet }) => isMet(part)) ?? []))]
}

/** The answer to a question about Mivoix; null when the message asks nothing of the product. */
export function productAnswer(state: ConversationState, message: string): string | null {
  const told = productQuestions(message)
    .slice(0, MOST_ANSWERS)
    .map(({ id, answers }) => nextWording(state, `product ${id}`, answers))
    .filter((answer) => answer !== null)
  return told.length > 0 ? told.join(' ') : null
}
