import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const AT_SCHOOL =
  '(collège|lycée|école|classe|internat|récré|récréation|élèves|cantine|cour|vestiaire*|prof|profs|cinquième|quatrième|troisième|seconde|sixième)'

const tellsOfBullying = compileTest(
  [
    `(suis|fais|sens|été|était|étais) [me] [tout le temps|encore|souvent] (harcel*|racket*|tabassé*|humilié*|insulté*|le souffre douleur) & ${AT_SCHOOL}`,
    `(me|m) (harcèle*|rackette*|insulte*|frappe*|tape*|crache*|bouscule*|pousse*|humilie*|persécute*|traite* de) & ${AT_SCHOOL}`,
    `(se moque*|se moquent|rient|rigolent) de moi & ${AT_SCHOOL}`,
    `souffre douleur & ${AT_SCHOOL}`,
  ],
  lexicon,
)

/** Blows and robbery among pupils: said without a word for it, they are no less. */
const tellsOfBlows = compileTest(
  [
    `(me|m) (rackette*|frappe*|tape*|tabasse*|crache*|bouscule*|cogne*) & ${AT_SCHOOL} & ! (balle|ballon|épaule|bière|cinq)`,
    `(fais|fait) (frapper|taper|tabasser|racketter|cogner) & (je me) & ${AT_SCHOOL}`,
  ],
  lexicon,
)
const BLOWS_AT_SCHOOL = { rule: 'coups entre élèves', level: 'vigilance', situation: 'bullied' } as const

/** Who is bullied at school has a line of their own, and adults whose duty it is to act: told so before being asked about death. */
export function asBullied(sentences: readonly PlainText[], reading: Reading): Reading {
  const { level, situation } = reading
  if (level === 'none' && sentences.some(tellsOfBlows))
    return { ...reading, level: 'vigilance', situation: 'bullied', signals: [BLOWS_AT_SCHOOL], distress: true }
  const isOpen = level === 'vigilance' && (situation === 'severe' || situation === 'hopeless')
  return isOpen && sentences.some(tellsOfBullying) ? { ...reading, situation: 'bullied' } : reading
}
