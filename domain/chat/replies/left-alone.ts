import type { ConversationState } from '../conversation-state.ts'
import type { PlainText } from '../detector/normalise.ts'
import { isAboutThem } from '../who-is-in-danger.ts'
import { type CareAnswer, followUpIn, metIn, withTests } from './care-answer.ts'
import { followUpsOfTheOneLeft } from './follow-ups-of-a-body.ts'

const known = withTests(followUpsOfTheOneLeft.filter(({ id }) => id === 'sans-personne-après'))

/** Somebody stays behind with nobody, once the other was taken away by those who help. */
export function isLeftAlone(state: ConversationState, sentences: readonly PlainText[]): boolean {
  const isOfAnother = state.risk.situation === 'medical' || isAboutThem(state)
  return isOfAnother && state.safety.helped === true && metIn(known, sentences).size > 0
}

export const answerToTheOneLeft = (state: ConversationState, sentences: readonly PlainText[]): CareAnswer | null =>
  isLeftAlone(state, sentences) ? followUpIn(state, known, sentences) : null
