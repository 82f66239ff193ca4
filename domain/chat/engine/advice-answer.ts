import type { ConversationState } from '../conversation-state.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { asksForAdvice } from './asking-parts.ts'
import { hear } from './hear.ts'
import { join } from './listen.ts'

/** From this many, the question says what it is about. */
const WORDS_OF_A_SUBJECT = 7

/** Somebody who asks what to do is given something to try, small and on their subject; null when nobody asks. */
export function adviceAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (!sentences.some(asksForAdvice)) return null
  const { theme } = hear(state, message, sentences, { isAsking: true, isHeavy: true })
  const tip = theme && unusedWording(state, `tip ${theme.id}`, theme.tips)
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
