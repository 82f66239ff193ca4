import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { join } from './listen.ts'
import { personTalkedAbout } from './person-talked-about.ts'
import { nextOfSituation } from './recognised-words.ts'

const asksWhatWeMeant = compileTest(
  [
    '^ [euh|hein|mais|ben|bah|comment ça] [,] (quel|quels|quelle|quelles|lequel|laquelle) [*] [ça|là] $',
    '^ (comment ça|c est à dire|ça veut dire quoi|vous voulez dire quoi|tu veux dire quoi) $',
  ],
  lexicon,
)
const asksWhyWeAsk = compileTest(
  [
    '^ [mais|ben|bah|euh|et] pourquoi [ça|cela|cette question|vous demandez ça|vous me demandez ça|tu me demandes ça|tu demandes] $',
    'pourquoi (vous me demandez|tu me demandes|cette question)',
  ],
  lexicon,
)

/** « Pourquoi vous me parlez de suicide ? » */
const asksWhyWeSpokeOfIt = compileTest(
  [
    "pourquoi (vous|tu) [me|m'] (parlez|parles|demandez|demandes|dites|dis) .. (suicide*|mort|mourir|danger|urgence*|3114|idées noires|violence*|tuer)",
  ],
  lexicon,
)

/** Somebody who asks what we meant, or why we ask, is told so in other words; null when nobody does. */
export function ourWordsAnswer(state: ConversationState, message: string): string | null {
  const last = toSentences(message).at(-1)
  if (!last || state.turn === 0) return null
  if (asksWhyWeSpokeOfIt(last)) {
    const about = personTalkedAbout(state)
    return join([
      unusedWording(state, 'our alarm', [
        'Pardon, c’est une erreur de lecture : une de vos phrases a été prise pour un signe de danger, et dans le doute la question est posée. Elle n’avait pas lieu d’être.',
        'Parce que dans le doute une IA demande, et là elle s’est trompée. Excusez cette question.',
      ]),
      about ? `Revenons à ${about}.` : null,
      nextOfSituation(state),
    ])
  }
  if (asksWhatWeMeant(last) && isOfOurs(state, last)) {
    return unusedWording(state, 'our words', [
      'Pardon, c’était mal dit. Je voulais seulement savoir comment vous vivez cela, vous.',
      'Ma question n’était pas claire, laissez-la. Dites-moi plutôt ce qui compte pour vous, là.',
    ])
  }
  return asksWhyWeAsk(last) && state.asked
    ? join([
        unusedWording(state, 'our reasons', [
          'Pour mieux comprendre ce que vous vivez, rien de plus ; vous pouvez laisser la question.',
          'Pour ne pas deviner à votre place. Rien ne vous oblige à répondre.',
        ]),
        nextOfSituation(state, last),
      ])
    : null
}

/** « Quels moments ? », of moments that our question spoke of; « lequel ? », of anything in it. */
function isOfOurs({ asked }: ConversationState, sentence: PlainText): boolean {
  if (!asked) return false
  const ours = new Set(toSentences(asked).flat())
  const named = sentence.filter((word) => word.length > 3 && !/^(?:le|la)?quel/.test(word) && word !== 'hein')
  return named.length === 0 || named.some((word) => ours.has(word))
}
