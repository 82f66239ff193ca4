import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { join } from './listen.ts'

const refusesAdvice = compileTest(
  [
    "(me dites|me dis|me parlez|me parle|me proposez|me propose|m'envoyez|me conseillez) pas (de|d'|que|encore)",
    '^ (non|nan|nope) [merci] [,] (le|la|les|un|une|du|des) * [*] (non|bof|jamais de la vie|très peu pour moi)',
    "^ [non|nan] [,] (le|la|les|l') * [*] (j'ai|je ai) [déjà] donné $",
    "on me (l'a|le a|la) [déjà|trop|assez] (proposé*|conseillé*|dit|sorti|suggéré*)",
    '(ça|cela) [ne] (marche|prend|fonctionne) pas (sur|avec) moi',
  ],
  lexicon,
)
const LONGEST_WORDS = 24

/** « Non, la natation non, on me l’a déjà proposé trois fois »: what is refused is left, and they say what would help. */
export function refusedAdvice(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (state.turn === 0 || sentences.flat().length > LONGEST_WORDS || askingParts(message).length > 0) return null
  if (!sentences.some(refusesAdvice)) return null
  return join([
    anyWording(state, 'refused advice', [
      'D’accord, cela, on le laisse.',
      'Entendu : pas cela.',
      'C’est noté, on n’ira pas par là.',
    ]),
    anyWording(state, 'refused advice question', [
      'Qu’est-ce qui vous ferait du bien, à vous, sans que personne vous le conseille ?',
      'De quoi auriez-vous envie, à la place ?',
      'Qu’attendez-vous de cette conversation : une piste, ou surtout une oreille ?',
    ]),
  ])
}
