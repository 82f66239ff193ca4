import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { type CareAnswer, followUpIn, withTests } from './care-answer.ts'
import { join } from './care-parts.ts'
import { followUpsOfWork } from './follow-ups-of-work.ts'

const known = withTests(followUpsOfWork)

/** What is asked by whoever is hurt at work; null when it is something else. */
export function workAnswer(state: ConversationState, sentences: readonly PlainText[]): CareAnswer | null {
  return followUpIn(state, known, sentences)
}

/** The same in a talk about work that goes on. */
export function workWords(state: ConversationState, message: string): string | null {
  const found = workAnswer(state, toSentences(message))
  return found && join([found.words, found.question])
}

/** Hurt at work: what follows is a talk about work, in which there is a line. */
export function isAtWork({ risk, safety }: ConversationState): boolean {
  return risk.level === 'danger' && risk.situation === 'violence' && safety['at-work'] === true
}
