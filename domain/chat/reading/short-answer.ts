import type { ShortAnswer } from '../flow.ts'
import { plainTextOf } from './plain-text.ts'

const LONGEST_WORDS = 7

/** Ordered: « non je ne sais pas » is unsure, « je ne peux pas appeler » is no plain no. */
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

/** A short answer given in words instead of a tap; null when more was said than that. */
export function shortAnswerIn(message: string): ShortAnswer | null {
  const plain = plainTextOf(message)
  if (plain.trim().split(' ').length > LONGEST_WORDS) return null
  return forms.find(([, form]) => form.test(plain))?.[0] ?? null
}
