import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { isComplaint } from '../engine/complaint-answer.ts'
import { peopleIn } from '../person-spoken-of.ts'
import { type CareAnswer, type Heard, only } from './care-answer.ts'
import { ask, join } from './care-parts.ts'
import { ownError, saysItIsMe } from './corrections.ts'
import { unusedWording } from './rotation.ts'

/** Past these, what was asked is asked no more. */
const TURNS_OF_A_QUESTION = 3

const isNotHeard = compileTest(
  [
    '(vous|tu) [ne|me] (dites|dis|répondez|réponds) rien',
    '(lisez|lis|écoutez|écoutes) [vous|tu|au moins|vraiment] (ou pas|pas|ce que)',
    '(vous|tu) (me suivez|me suis) [où|pas|$]',
    '(inventez|inventes|invente) (pas|rien)',
    "(n'importe quoi|pas ça du tout|à côté de la plaque)",
  ],
  lexicon,
)

/** Somebody says that they were not heard. */
export const complains = (sentence: PlainText): boolean =>
  isComplaint(sentence) || isNotHeard(sentence) || saysItIsMe(sentence)

/** What they had asked a moment ago. */
export function openQuestion({ question, turn }: ConversationState): readonly PlainText[] {
  return question && turn - question.turn <= TURNS_OF_A_QUESTION ? toSentences(question.words) : []
}

/** « C’est MOI qui vais mal »: they are asked about themselves. */
function aboutThemselves(state: ConversationState, sentences: readonly PlainText[]): CareAnswer | null {
  if (!sentences.some(saysItIsMe)) return null
  return {
    ...only('C’est vous qui allez mal, et c’est de vous que je veux parler.'),
    question: ask(state, 'suicide') ?? unusedWording(state, 'repair question', sinceWhen),
  }
}

/**
 * Our error in a few words, and what it missed: what they say now, what they had asked, or the words that worried. Nobody is asked to say
 * it all again.
 */
export function repaired(
  state: ConversationState,
  { sentences }: Pick<Heard, 'sentences'>,
  answer: CareAnswer | null,
  answerToSentences: (sentences: readonly PlainText[]) => CareAnswer | null,
): CareAnswer {
  const missed = aboutThemselves(state, sentences) ?? answer ?? answerToSentences(openQuestion(state))
  if (missed) return { ...missed, words: join([ownError(state), missed.words]) }
  return {
    ...only(join([ownError(state), wordsThatWorried(state)])),
    question: unusedWording(state, 'repair question', sinceWhen),
  }
}

const sinceWhen = ['Depuis quand est-ce ainsi ?', 'Qu’est-ce qui a tout fait basculer ?'] as const

/** Of somebody who wants no number, what they speak of is taken up. */
export function besidesNumbers(
  state: ConversationState,
  { message, sentences }: Heard,
  reasons: CareAnswer | null,
): CareAnswer | null {
  const known = aboutThemselves(state, sentences) ?? reasons
  if (known) return known
  const called = peopleIn(message)[0]?.called
  if (called && called !== 'cette personne')
    return {
      ...only(`${capitalised(called)} compte, je l’entends.`),
      question: `Que voudriez-vous me dire de ${called} ?`,
    }
  const words = wordsThatWorried(state)
  return words ? only(words) : null
}

/** Said back as they wrote it. */
function wordsThatWorried(state: ConversationState): string | null {
  return state.told
    ? unusedWording(state, 'told', [`Vous avez écrit : « ${state.told} ». C’est de cela que je veux parler.`])
    : null
}
