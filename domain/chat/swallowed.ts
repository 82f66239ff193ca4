import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isAboutThem, saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const TAKEN =
  '(pris*|prendre|avalé*|avaler|gobé*|gober|ingéré*|ingérer|absorbé*|absorber|ingurgité*|bouffé*|descendu|enfilé)'
const REMEDIES =
  '(doliprane*|comprimé*|cachet*|médoc*|médicament*|somnifère*|efferalgan*|xanax|lexomil|ibuprofène*|pilule*|gélule*|boîte*|plaquette*|paracétamol|anxio*|antidépresseur*|stilnox|tramadol|valium|traitement|gouttes|pharmacie)'
const MANY =
  '(5|6|7|8|9|10|11|12|13|14|15|16|18|20|24|25|30|40|50|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|plein de|une plaquette*|une boîte*|deux plaquettes|toute la|tous mes|tous les|pas mal de|beaucoup de|trop de|un paquet de|une poignée de|plusieurs|plus de|trop (pris|forcé))'
/** The number may be lost: « je sais plus combien ». */
const swallowsMany = test([
  `(ai|viens de) [déjà|encore|peut être] ${TAKEN} ${MANY} .. ${REMEDIES}`,
  `(ai|viens de) [déjà|encore|peut être] ${TAKEN} .. ${REMEDIES} .. (sais (plus|pas) (combien|trop combien)|plus que d habitude|tous ceux|plein)`,
  `(ai|viens de) ${TAKEN} .. (sais (plus|pas) combien) & (tête|tourne*|dormir|endors|vomi*|bizarre|flou*|partir)`,
  `(forcé|chargé|abusé) .. (sur|avec) (les|mes) ${REMEDIES}`,
])
/** All of it: told, whatever else was read. */
const swallowsAll = test([
  `(ai|viens de) [déjà|tout] (avalé*|avaler|gobé*|gober|ingéré*|ingérer|absorbé*|absorber|ingurgité*) .. (intégralité|totalité|toute la|tous mes|tout mon|tout le|tout ce) .. ${REMEDIES}`,
])
/** Drunk on top of it. */
const mixesWithDrink = test([
  `(bu|bouteille*|bourré*|saoul*|ivre) .. (pris|avalé*|prendre) .. ${REMEDIES} & (bouteille*|trop bu|beaucoup bu|bourré*|saoul*|ivre|par dessus|vodka|whisky)`,
  `(pris|avalé*) .. ${REMEDIES} .. (avec|et) .. (bouteille*|vodka|whisky|litre*|trop bu|beaucoup bu)`,
])
/** Taken as on any day, and the weight that came with it. */
const isAsUsual = test([
  "(mes|mon|le|les) (médicament*|traitement|cachet*|comprimé*|gouttes) .. comme (d'habitude|tous les|chaque|prescrit|prévu|il faut) & ! (avalé*|plaquette*|boîte*|toute la|tous mes|poignée|vidé*|mourir)",
  '(ai|pris) (trop|beaucoup|plein|pas mal) de (poids|kilos) & ! (avalé*|plaquette*|boîte*|toute la|tous mes|poignée|vidé*|mourir)',
])
/** Told of other years, or of a treatment that took long. */
const isOfAnotherTime = test([
  '(dans ma vie|à l époque|autrefois|jusque au bout|chimio*)',
  '(pendant|durant) .. (dépression|cancer|maladie|années|ans|mois)',
  'il y a .. (an|ans|mois|années)',
])

/** Said where tablets lie at hand: « j'en ai pris », « déjà la moitié ». */
const tookSome = test([
  "(j'en ai|en ai|viens d'en|viens de les|je les ai) [déjà|toutes|tous] (pris*|prendre|avalé*|avaler|gobé*|gober) & ! (pas|jamais|rien)",
  "(j'ai|ai) [déjà|tout] (pris|avalé|gobé|bu) [déjà|tout|presque] (la moitié|une partie|quelque*|plusieurs|le reste|la boîte|toute*|une poignée|un ou deux|une plaquette|les premier*|(2|3|4|5|6|7|8|9|10|deux|trois|quatre|cinq|six|dix)) & ! (pas|jamais|rien|jour*|heure*|congé*|escalier*|nouvelle*|photo*|clé*|douche|café)",
  "(j'ai|ai|viens de|viens d') [déjà] tout (pris|prendre|avalé|avaler|gobé|gober|ingéré|ingérer) & ! (pas|jamais|rien|mal pris|sur moi|en charge|en main|emporté)",
  "(commencé|commence) (à|d') [en|les] (prendre|avaler|gober)",
  "(c'est|ce est|tout est) [déjà|tout] avalé",
])

/** Their own, or those of somebody who died. */
const remedies = new Set<string | null>(['tablets', 'kept-remedies'])

/** Tablets lie at hand, as far as was told. */
export const hasRemedies = ({ atHand }: ConversationState): boolean => remedies.has(atHand)

const SWALLOWED = { rule: 'comprimés-avalés', level: 'crise', situation: 'attempt' } as const

/**
 * Tablets that were swallowed are an act: many, however unsure the rest is; some, by who spoke of dying with them at hand. Taken as on any
 * day they are none.
 */
export function swallowed(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (says(isAsUsual) && isOnlySwallowing(reading) && !says(saysOwnDeath)) return harmless(reading)
  if (says(isOfAnotherTime)) return reading
  const isManyTold = reading.level === 'crise' && isUnsure(reading) && says(swallowsMany)
  const isMixed = reading.level !== 'none' && says(mixesWithDrink)
  const isAtHand = state.risk.level === 'crise' && !isAboutThem(state) && hasRemedies(state)
  const isAct = isManyTold || isMixed || says(swallowsAll) || (isAtHand && says(tookSome))
  if (reading.situation === 'attempt' || !isAct) return reading
  return { ...reading, level: 'crise', situation: 'attempt', immediate: true, signals: [SWALLOWED], distress: true }
}

/** No rule tells of anything else. */
function isOnlySwallowing({ level, situation, signals }: Reading): boolean {
  const isOfTaking = situation === 'attempt' || isUnsure({ signals })
  return (
    level === 'crise' &&
    isOfTaking &&
    signals.every((signal) => signal.situation === 'attempt' || isUnsure({ signals: [signal] }))
  )
}

const harmless = (reading: Reading): Reading => ({
  ...reading,
  level: 'none',
  situation: null,
  signals: [],
  immediate: false,
})
