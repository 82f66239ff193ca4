import type { ConversationState } from '../conversation-state.ts'
import type { PlainText } from '../detector/normalise.ts'
import { isOwnChild } from '../person-spoken-of.ts'
import { type CareAnswer, followUpIn, withTests } from './care-answer.ts'
import { join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { followUpsOfDrinkingParents, followUpsOfWithdrawal } from './follow-ups-of-withdrawal.ts'
import { complains } from './repair.ts'

const known = withTests(followUpsOfWithdrawal)
const ofParents = withTests(followUpsOfDrinkingParents)

/** What somebody who drinks every day says or asks of stopping; null when it is something else. */
export function withdrawalAnswer(state: ConversationState, sentences: readonly PlainText[]): CareAnswer | null {
  if (!state.drinks) return null
  const [last] = state.spokenOf
  const found =
    followUpIn(state, known, sentences) ?? (last && isOwnChild(last) ? followUpIn(state, ofParents, sentences) : null)
  if (!found || !sentences.some(complains)) return found
  return { ...found, words: join([ownError(state), found.words]) }
}
