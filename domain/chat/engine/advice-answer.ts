import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { hear } from './hear.ts'
import { join } from './listen.ts'

const asksForAdvice = compileTest(
  [
    '(je|on) (fais|fait) quoi',
    '(que|quoi) faire',
    'comment (je fais|faire|font|on fait)',
    "comment (m'y prendre|je m'y prends|on s'y prend)",
    '(un|des|vos|tes) (conseil*|solution*|astuce*|piste*)',
    '(que|quoi) .. (dois|peux|devrais|pourrais) [je] .. faire',
    'que font les (autres|gens)',
    '(connais|connaissez|existe) .. (aides|aide|associations)',
  ],
  lexicon,
)

/** Somebody who asks what to do is given something to try, small and on their subject; null when nobody asks. */
export function adviceAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (!sentences.some(asksForAdvice)) return null
  const { theme } = hear(state, message, sentences, { isAsking: true, isHeavy: true })
  const tip = theme && unusedWording(state, `tip ${theme.id}`, theme.tips)
  if (!tip) {
    return unusedWording(state, 'subject question', [
      'Volontiers. De quoi s’agit-il ?',
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
