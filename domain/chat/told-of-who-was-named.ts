import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const OF_AGE = 18

const namesSomebodyNear = test([
  '(beau père|père|papa|oncle|tonton|grand père|papi|papy|frère|demi frère|cousin|prof|professeur|entraîneur|coach|moniteur|animateur|éducateur|voisin|parrain|prêtre|curé|imam|chef|patron|responsable|collègue|ami de (ma mère|mes parents|mon père)|copain de ma mère|mec de ma mère|belle mère|tante|surveillant|médecin|kiné)',
])
/** Where nobody has any business at night. */
const comesWhereTheySleep = test([
  '(vient|venait|entre|entrait|rentre|rentrait|rejoint|rejoignait|couche|couchait) .. (dans|à côté de|sur) (ma chambre|mon lit|ma douche|la salle de bain|moi)',
])
const WHERE_OR_WHEN =
  '($|,|la nuit|le soir|le matin|depuis|quand|partout|en bas|là|sous|entre|dans|les (seins|fesses|cuisses|parties)|la poitrine|le sexe|encore|souvent|parfois|et|mais|ça|tous|toutes|pendant)'
/** « Il me touche. » Not « ça me touche », nor « il me touche quand il parle de son père ». */
const touches = test([
  `^ [et|mais|puis|en fait|alors|voilà|oui|bah|ben|parfois|souvent|des fois|la nuit|le soir] [et|,] (il|elle) (me (touche|touchait|caresse|caressait|tripote|tripotait|pelote|pelotait)|m'a (touché*|caressé*|tripoté*|peloté*)) [aussi|souvent|parfois|déjà] ${WHERE_OR_WHEN} & ! (quand (il|elle) (parle|dit|raconte|pleure|sourit|chante)|message|mots|gentillesse|générosité|attention|histoire|massage|épaule|kiné)`,
  `(il|elle) (met|mets|mettait|passe|passait|glisse|glissait) (sa main|ses mains|ses doigts|la main) (dans|sous|sur|entre) (mon|ma|mes|le|la|les) (pyjama|culotte|slip|pantalon|tee shirt|cuisses|jambes|fesses|seins|poitrine|ventre|drap*|couette)`,
])

const PARENT = '(maman|papa|ma mère|mon père|mes parents|ma mere|mon pere|ma belle mère|mon beau père)'
const SINCE =
  '(hier|avant hier|ce matin|cette nuit|depuis (hier|avant hier|deux|trois|quatre|cinq|plusieurs|2|3|4|5|6|7|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|une semaine|des jours)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|il y a (deux|trois|quatre|2|3|4) jours|la semaine dernière)'
const NOT_BACK = '(pas|jamais|toujours pas|plus) [encore] (revenu*|rentré*|là|donné de nouvelles|de nouvelles|répond*)'
/** A parent who has been gone for days, of a child who writes. */
const leftByAParent = test([
  `${PARENT} [*] [*] [*] (parti*|sorti*|disparu*) .. ${SINCE} .. ${NOT_BACK} & ! (quand j'avais|quand j'étais|vacances|mission|hôpital|hospitalis*|déplacement|colonie|stage)`,
  `${PARENT} [*] [*] (rentre*|revient|reviennent|répond*|est pas rentré*|est pas revenu*|sont pas (rentrés|revenus)) [pas|plus] [*] ${SINCE} & ! (quand j'avais|vacances|mission|hôpital|hospitalis*|déplacement|mes messages|insta*|snap*)`,
  `(seul*|tout seul|toute seule) [*] [*] [*] depuis (hier|avant hier|deux jours|trois jours|2 jours|3 jours|plusieurs jours|une semaine) & ${PARENT} & ! (hôpital|hospitalis*|déplacement)`,
])
const hasNothingToEat = test([
  '(plus|rien|pas) [rien] [du tout] à manger & ! (envie|goût|aime|bon|cantine|resto*|mcdo|faim de|chips|gâteaux)',
  '(frigo|placards) [*] [*] vide* & ! (courses (demain|ce soir)|flemme)',
])
const speaksOfALittleOne = test([
  '(petit frère|petite soeur|ptit frère|ptite soeur|petits frères|petites soeurs|mon frère|ma soeur) & (1|2|de|3|4|5|6|7|8|9|10|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (an|ans|mois)',
])

const TOUCHED = { rule: 'touché-par-qui-fut-nommé', level: 'danger', situation: 'sexual-violence' } as const
const LEFT_ALONE = { rule: 'enfant-laissé-seul', level: 'danger', situation: 'child' } as const

/**
 * « C’est mon beau-père. — Il me touche. » Who was named one message ago, what is done in the next. And « maman est partie
 * avant-hier », of whoever said that they are eleven.
 */
export function toldOfWhoWasNamed(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  if (reading.level !== 'none' && !isUnsure(reading)) return null
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const earlier = [...state.recent, state.told ?? ''].flatMap(toSentences)
  const told = (isMet: (sentence: PlainText) => boolean) => says(isMet) || earlier.some(isMet)
  if (says(touches) && (told(comesWhereTheySleep) || told(namesSomebodyNear))) {
    const situation = state.isAtSchool || says(isOfSchool) || told(ofTheirMother) ? 'child' : TOUCHED.situation
    return { ...reading, level: 'danger', situation, signals: [{ ...TOUCHED, situation }], distress: true }
  }
  const isChild = state.age !== null ? state.age < OF_AGE : state.isAtSchool || told(speaksOfALittleOne)
  const isLeft = says(leftByAParent) || (says(hasNothingToEat) && earlier.some(leftByAParent))
  if (!isChild || !isLeft) return null
  return { ...reading, level: 'danger', situation: 'child', signals: [LEFT_ALONE], distress: true }
}

const isOfSchool = test([
  '(en|depuis [la|le]|classe de) (cm1|cm2|6e|5e|4e|3e|6eme|5eme|4eme|3eme|sixième|cinquième|quatrième|troisième|seconde|primaire|collège)',
])
/** Who fears for a mother at work is at home. */
const ofTheirMother = test(['quand (ma mère|maman|mes parents) [*] (fait|travaille|dort|est|sont|part|bosse|sort)'])
