import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { hear } from './hear.ts'

/** A small gesture towards somebody, which they think of making. */
const GESTURE =
  /(?:je|j’|on) (?:ne )?(?:vais|va|pourrais|pourrait|peux|peut|pense|compte|voudrais|songe à|irais)(?: bien| peut-être| peut être| juste)? (?:lui |leur |le |la |les |l’|en |y )*(?:demander|proposer|inviter|offrir|préparer|cuisiner|emmener|montrer|remercier|apporter|donner|prêter|rendre visite|(?:passer|aller|venir) (?:le |la |les )?voir)(?!\p{L})/iu
const asksWhatWeThink = compileTest(
  [
    '(vous en pensez quoi|tu en penses quoi|qu en pensez vous|qu en penses tu|votre avis|ton avis)',
    '(vous croyez|vous pensez|tu crois|tu penses|bonne idée|est ce une bonne idée) $',
    '^ [et] (vous croyez|vous pensez|tu crois|tu penses) que (je|on) (peux|peut|pourrais|pourrait)',
    "(c'est|ce serait) [une] (bonne|mauvaise) idée",
  ],
  lexicon,
)
/** What hangs on these is not a small gesture, and is weighed elsewhere. */
const isNoSmallThing = compileTest(
  [
    '(ex|divorc*|sépar*|plainte|avocat*|argent|euros|prêt|démission*|augmentation|contrat|mariage|médicament*|traitement|alcool|bière*|police|surveill*|fouill*|téléphone de|mot de passe|emménager|bébé|enfant ensemble|pardon)',
  ],
  lexicon,
)

/** « Apporter un gâteau, ça fait trop ? » */
const GIFT = /(?<!\p{L})(?:apporter|offrir|préparer|cuisiner|donner|prêter)(?!\p{L})/iu

/** « Je vais lui demander de choisir la musique. Qu’en pensez-vous ? »: what is thought of a small gesture; null for anything else. */
export function planAnswer(state: ConversationState, message: string): string | null {
  const sentences = toSentences(message)
  const said = message.replace(/['‘]/g, '’')
  if (!GESTURE.test(said) || !sentences.some(asksWhatWeThink) || sentences.some(isNoSmallThing)) return null
  hear(state, message, sentences, { isAsking: true, isHeavy: false })
  state.answeredAt = state.turn
  const ofGift = GIFT.test(said)
    ? unusedWording(state, 'plan gift', [
        'Oui, c’est un geste simple, et un petit rien fait rarement trop : il dit surtout que vous y avez pensé.',
      ])
    : null
  if (ofGift) return ofGift
  return unusedWording(state, 'plan question', [
    'L’idée est simple, et elle laisse l’autre libre de répondre : elle peut s’essayer. Qu’en attendez-vous, surtout ?',
    'Oui, cela se tente : c’est un petit geste, et un non n’enlèverait rien. Quand le feriez-vous ?',
  ])
}
