import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { plainQuestions } from './plain-questions.ts'
import { requestsIn } from './requests/requests-in.ts'

const known = plainQuestions.map(({ asks, cases, ...question }) => ({
  ...question,
  isAsked: compileTest(asks, lexicon),
  cases: cases.map(({ told, answers }) => ({ answers, isTold: compileTest(told, lexicon) })),
}))

/** What common sense answers, by what was told of it; null where nothing of it was told. */
export function plainAnswerToCase(state: ConversationState, message: string): string | null {
  const question = questionIn(message)
  if (!question) return null
  // What is named in asking counts before what was told.
  const told = [message, ...state.recent.toReversed()]
  for (const words of [[message], told]) {
    const sentences = words.map((one) => toSentences(one).flat())
    const at = question.cases.findIndex(({ isTold }) => sentences.some(isTold))
    const found = question.cases[at]
    if (found) return unusedWording(state, `tip plain ${question.id} ${at}`, found.answers)
  }
  return null
}

/** Longer, the question names what it is about, and something may have been written for exactly that. */
const LONGEST_BARE_WORDS = 7

/** The same for everybody who asks it in so few words. */
export function plainAnswer(state: ConversationState, message: string): string | null {
  const question = questionIn(message)
  const asking = [...askingParts(message), ...requestsIn(message).map(({ clause }) => clause)]
  if (!asking.some((words) => words.length <= LONGEST_BARE_WORDS)) return null
  return question ? unusedWording(state, `tip plain ${question.id}`, question.answers) : null
}

function questionIn(message: string) {
  const asking = askingParts(message)
  return known.find(({ isAsked }) => asking.some(isAsked))
}
