import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading, Situation } from './risk.ts'

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

const NO_BLOW = '(balle|ballon|épaule|bière|cinq|sur (les nerfs|le système|le haricot))'
/** « C'est moi qui me tape les devoirs, le collège qui appelle »: a chore, and no blow. */
const UPON_ONESELF = '(je|moi qui|toi qui|qui est ce qui|toujours bibi qui) me (tape|tapais|tapé|cogne|frappe|bouscule)'
/** Blows and robbery among pupils: said without a word for it, they are no less. */
const tellsOfBlows = compileTest(
  [
    `(me|m) (rackettent|frappent|tapent|tabassent|crachent|bousculent|cognent) & ${AT_SCHOOL} & ! ${NO_BLOW}`,
    `(me|m) (rackette*|frappe*|tape*|tabasse*|crache*|bouscule*|cogne*) & ${AT_SCHOOL} & ! (${NO_BLOW}|${UPON_ONESELF})`,
    `(fais|fait) (frapper|taper|tabasser|racketter|cogner) & (je me) & ${AT_SCHOOL}`,
  ],
  lexicon,
)
/** Several who are no parent and no partner: « ils », « on », others of the class. */
const isAmongPupils = compileTest(
  ['(ils|elles|on|élèves|garçons|filles|grands|gars|mecs|camarades|bande|classe) ... (me|m) *', 'je me fais *'],
  lexicon,
)
/** Beside these, blows come from a grown-up or from home, or are more than a school can stop. */
const isGraver = compileTest(
  [
    '({parent}|(mon|ma|mes) [petit|petite|ex] (ami|amie|mec|copain|copine|ex|mari|femme|conjoint*|compagn*|frère*|soeur*|cousin*)|père|mère|beau père|belle mère|parents|tonton|oncle|prof|profs|surveillant*|éducat*|directeur|maison|chez)',
    '({arme}|tuer|mort|mourir|menac*|viol*|sexe|sexuel*|touche*|nu|nue|nus|photo*|vidéo*|filme*|sang|saigne*|bleus|hôpital|cassé*|étrangl*|brûl*|peur)',
  ],
  lexicon,
)
const ofBlows = new Set<Situation | null>(['partner-violence', 'violence', 'cyber'])
const BLOWS_AT_SCHOOL = { rule: 'coups entre élèves', level: 'vigilance', situation: 'bullied' } as const

/** Who is bullied at school has a line of their own, and adults whose duty it is to act: told so before being asked about death. */
export function asBullied(sentences: readonly PlainText[], reading: Reading): Reading {
  const { level, situation } = reading
  const isAmongThem =
    level === 'danger' && ofBlows.has(situation) && sentences.some(isAmongPupils) && !sentences.some(isGraver)
  if ((level === 'none' || isAmongThem) && sentences.some(tellsOfBlows))
    return { ...reading, level: 'vigilance', situation: 'bullied', signals: [BLOWS_AT_SCHOOL], distress: true }
  const isOpen = level === 'vigilance' && (situation === 'severe' || situation === 'hopeless')
  return isOpen && sentences.some(tellsOfBullying) ? { ...reading, situation: 'bullied' } : reading
}
