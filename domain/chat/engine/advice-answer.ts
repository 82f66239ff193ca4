import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { asksForAdvice } from './asking-parts.ts'
import { hear } from './hear.ts'
import { join } from './listen.ts'
import { situationOf } from './recognise.ts'
import { aboutPerson } from './recognised-words.ts'

/** From this many, the question says what it is about. */
const WORDS_OF_A_SUBJECT = 7

const acceptsAdvice = compileTest(
  [
    "^ [ah|bon|ben|bah|euh|et|mais] [,] (oui|ouais|ok|d'accord|volontiers|pourquoi pas|je veux bien|si vous voulez|bien sûr|allez|vas-y|avec plaisir|dites)",
    '(je veux bien|une idée|une piste|un conseil|un premier pas|pourquoi pas|ça m intéresse)',
  ],
  lexicon,
)

/** Somebody who asks what to do is given something to try, small and on their subject; null when nobody asks. */
export function adviceAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isAccepted =
    state.adviceOfferedAt !== null && state.adviceOfferedAt === state.turn - 1 && sentences.some(acceptsAdvice)
  // « Je ne sais pas comment on fait », to begin with, tells; it is listened to first.
  const isTelling = state.turn === 0 && !message.includes('?') && !/conseil|astuce|idée|aide/iu.test(message)
  if (!isAccepted && (isTelling || !sentences.some(asksForAdvice))) return null
  const { theme } = hear(state, message, sentences, { isAsking: true, isHeavy: true })
  const tip = adviceOnSituation(state) ?? (theme && unusedWording(state, `tip ${theme.id}`, theme.tips))
  if (!tip && sentences.filter(asksForAdvice).some(({ length }) => length >= WORDS_OF_A_SUBJECT)) {
    return unusedWording(state, 'unknown method question', [
      'Je n’ai pas de méthode sûre pour cela. Ce qui aide souvent : la plus petite part faisable aujourd’hui, et quelqu’un qui est déjà passé par là. Quelle serait cette petite part ?',
      'Je ne connais pas assez bien cela pour conseiller, et je préfère le dire. Qui, autour de vous, s’y connaît un peu ?',
    ])
  }
  if (!tip) {
    return unusedWording(state, 'subject question', [
      'Cherchons ensemble. De quoi s’agit-il ?',
      'Pour chercher avec vous, il me faut un peu plus : quelle est la situation qui pèse le plus ?',
      'Partons de ce qui existe déjà : qu’est-ce qui a aidé, même un peu, une autre fois ?',
    ])
  }
  return join([
    tip,
    anyWording(state, 'advice question', [
      'Qu’est-ce qui vous paraîtrait faisable là-dedans ?',
      'Comment l’adapteriez-vous à votre situation ?',
      'Qu’est-ce qui pourrait gêner, pour vous ?',
    ]),
  ])
}

/** For a question that nothing answers, what may be tried in the situation that is talked about; null once all was said. */
export function adviceOnSituation(state: ConversationState): string | null {
  const situation = situationOf(state.situation?.id)
  return situation && aboutPerson(state, unusedWording(state, `tip ${situation.id}`, situation.advice))
}
