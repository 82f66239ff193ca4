import type { ConversationState } from '../conversation-state.ts'
import type { PlainText } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { type CareAnswer, followUpIn, type Heard, type KnownFollowUp } from './care-answer.ts'
import { join } from './care-parts.ts'
import type { FollowUp } from './follow-up.ts'
import { knownExchange } from './known-exchange.ts'

/** What is asked comes before what is told beside it; what must not be missed in the latter is said too, once. */
export function followUpTo(
  state: ConversationState,
  known: readonly KnownFollowUp[],
  heard: Heard,
  isNew: boolean,
): CareAnswer | null {
  const { message, sentences } = heard
  const asking = isNew ? [] : askingParts(message)
  if (asking.length === 0) return toldTo(state, known, heard, isNew)
  const told = answerIn(state, known.filter(isNeverMissed), sentences)
  if (told?.isAll) return told
  const asked =
    answerIn(state, known.filter(isOfOneQuestion), asking) ??
    knownExchange(state, heard) ??
    answerIn(state, known, asking)
  if (!asked) return told ?? answerIn(state, known, sentences)
  return told ? { ...asked, words: join([told.words, asked.words]) } : asked
}

/** « Ok merci. Mais s’ils savent que c’est moi ? »: thanks are answered where nothing else is said. */
function toldTo(
  state: ConversationState,
  known: readonly KnownFollowUp[],
  heard: Heard,
  isNew: boolean,
): CareAnswer | null {
  const { sentences } = heard
  const found = answerIn(state, known.filter(saysMuch), sentences)
  if (found || isNew) return found
  const isMore = sentences.flat().length > LONGEST_SMALL_WORDS
  return (isMore ? knownExchange(state, heard) : null) ?? answerIn(state, known, sentences)
}

const LONGEST_SMALL_WORDS = 6
const small = new Set(['merci', 'accord', 'ne-sait-pas'])
const saysMuch = ({ id }: FollowUp): boolean => !small.has(id)
const isNeverMissed = ({ isAll, isSaidOnce }: FollowUp): boolean => isAll === true || isSaidOnce === true
/** « Je fais quoi ? », whatever it is about, gives way to what was written for it. */
const isOfOneQuestion = ({ id }: FollowUp): boolean => id !== 'que-faire' && id !== 'aides'

/** « Est-ce que j’exagère ? » is answered with what they told themselves. */
export function answerIn(
  state: ConversationState,
  known: readonly KnownFollowUp[],
  sentences: readonly PlainText[],
): CareAnswer | null {
  const answer = followUpIn(state, known, sentences)
  if (answer?.id !== 'j-exagère') return answer
  const told = known.filter(
    ({ id, named, isMet }) => named && (state.used[`follow-up ${id}`] !== undefined || sentences.some(isMet)),
  )
  const facts = told.map(({ named }) => named).join(', ')
  const sum = told.length > 1 ? 'cela va ensemble' : 'cela compte'
  return facts
    ? { ...answer, words: `Non, vous n’exagérez pas : ${facts}, ${sum}, et rien de cela ne vient de vous.` }
    : answer
}
