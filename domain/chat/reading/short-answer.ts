import type { ShortAnswer } from '../flow.ts'
import { plainTextOf } from './plain-text.ts'

const LONGEST_WORDS = 7
/** Maximum length of a full sentence that still counts as a short answer. */
const LONGEST_SENTENCE_WORDS = 14

const sentences: readonly (readonly [ShortAnswer, RegExp])[] = [
  [
    'cannot-call',
    / (?:peux|veux|arrive|ose) pas (?:a )?(?:\w+ )?(?:appeler|telephoner|parler)| (?:pas|plus) de (?:telephone|credit|reseau|forfait|voix) | (?:sourde?|malentendante?|muette?|aphone) | je chuchote /,
  ],
  [
    'retract',
    / (?:je|j) (?:rigole|rigolais|plaisante|plaisantais|deconne|deconnais|blague|blaguais)(?! pas| jamais| plus)| c (?:est|etait) (?:juste )?(?:une blague|pour rire|une facon de parler|de l humour) | vous vous trompez | (?:c est|ce n est) pas ca /,
  ],
]

/** Ordered: « non je ne sais pas » is unsure, « je ne peux pas appeler » is not a plain no. */
const forms: readonly (readonly [ShortAnswer, RegExp])[] = [
  [
    'cannot-call',
    / (?:peux|veux|arrive|ose) pas (?:\w+ )?(?:appeler|telephoner|parler)| pas (?:de |le )?(?:telephone|credit|reseau|forfait)| (?:entend|ecoute|a cote) /,
  ],
  ['unsure', / (?:sais|suis) pas (?:trop|sure?|certaine?)? ?| sais pas | peut etre | aucune idee | bof | jsp /],
  ['stop', /^ (?:stop|arrete|arretez|arreter|j arrete|on arrete|ca suffit|laisse tomber) /],
  ['go-on', /^ (?:suite|continue|continuer|on continue|la suite|apres|ensuite|fait|c est fait|suivant) /],
  ['no', /^ (?:non|nan|nn|pas du tout|absolument pas|jamais|pas vraiment|negatif) /],
  ['yes', /^ (?:oui|ouais|oui oui|yes|ok|d accord|bien sur|tout a fait|voila|exactement|si|je crois|parfois) /],
]

/** Short answer typed instead of tapped; null when the message says more. */
export function shortAnswerIn(message: string): ShortAnswer | null {
  const plain = plainTextOf(message)
  const words = plain.trim().split(' ').length
  const sentence = words <= LONGEST_SENTENCE_WORDS && sentences.find(([, form]) => form.test(plain))
  if (sentence) return sentence[0]
  if (words > LONGEST_WORDS) return null
  return forms.find(([, form]) => form.test(plain))?.[0] ?? null
}
