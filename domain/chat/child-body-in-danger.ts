import type { ConversationState } from './conversation-state.ts'
import { HOPES } from './detector/excusers/idioms-of-harm.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import { isHelpComing } from './replies/help-on-its-way.ts'
import type { Reading } from './risk.ts'
import { isAboutThem, saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** Up to this age a fever, or a bottle refused, does not wait. */
const YOUNG_INFANT_MONTHS = 3
/** From about this age tablets that were swallowed may have been meant. */
const MAY_MEAN_IT_YEARS = 9

const THE_BABY = '(il|elle|bébé|nourrisson|nouveau né|petit|petite|fils|fille|puce|loulou|bout de chou)'

const isHot = test([
  `${THE_BABY} [*] (est|semble|reste|devient|a l air) [tout|toute|très|un peu|vraiment|super|bien|trop|assez] (chaud|chaude|brûlant*|bouillant*|fiévreu*) & ! (au chaud|fait chaud|bain|eau)`,
  '(front|corps|tête|peau) .. (chaud|chaude|brûlant*|bouillant*)',
])
const hasFever = test(['(fièvre|fiévreu*) & ! ((pas|plus|sans|aucune|ni|peur) [de|la|une] fièvre|si)'])
const refusesToDrink = test([
  '(refuse|refusé|refuser|veut (pas|plus|rien)|voulu|boit (pas|plus|rien|presque)|tète (pas|plus|presque)|bu (pas|rien)|prend (pas|plus)|pas (pris|bu|tété)|rien (bu|pris)) .. (biberon*|bib*|sein|boire|téter|lait|tétée*|rien|plus) & ! (préfère|prend bien|mange bien)',
  '(refuse|veut plus|veut pas) (de|le|la|les|son|sa) [*] (biberon*|sein|boire|téter|lait|tétée*)',
  '(refuse|refusé) [de|tous|ses|les|son|le] (manger|boire|téter|s alimenter|biberon*|tétée*)',
  `${THE_BABY} (tète|boit|mange) (plus|rien)`,
])
/** A breast-fed baby who has to learn the bottle is no ill one. */
const isOfFeeding = test(['(reprends|reprise|reprendre|travail|boulot|sevr*|nounou|crèche|allait*|préfère|diversifi*)'])
const isLimp = test([
  `(${THE_BABY}|est|devient|semble) .. (mou|molle|amorphe|apathique|inerte|somnolent*|sans réaction|tout gris|toute grise|tout pâle|toute pâle) & ! (matelas|doudou|lit|peluche)`,
  `${THE_BABY} [ne] (réagit|réveille|se réveille|sourit|pleure) (plus|pas|presque plus) .. (trop|du tout|maintenant|depuis|$) & ! (nuit|enfin|dort bien|${HOPES})`,
])
const isWell = test([
  '(joue|sourit|gazouille|rigole|mange bien|boit bien|tète bien|en forme|va bien|fait ses dents|dents|poussée dentaire)',
])
const isOver = test([
  '(hier|avant hier|semaine dernière|avait|a eu|était|va mieux|est tombée|est redescendue|mois dernier) & ! (toujours|encore|maintenant|ce soir|là)',
])
const isOfPast = test([
  '(il y a|ya) [*] [*] (an|ans|mois|années|semaines)',
  '(roman|histoire|film|personnage|cours de)',
])
const wasSeen = test([
  '(pédiatre|médecin|urgences|samu|docteur|hôpital) .. (vu*|ausculté*|examiné*|rassuré*|dit que|prescrit)',
])

/** 38 and over, as it is read on a thermometer. */
const DEGREES =
  /(?<![\d.,]|j['’]ai |moi )(?:3[89]|4[01])(?:[.,]\d|\s?°\s?c?\s?\d?|\s?degr[ée]s?(?: \d)?|(?=\s?de (?:fi[èe]vre|temp)))(?!\d|\s?(?:ans|kg|kilos|cm|€|euros))/iu
const WHOLE_DEGREES =
  /(?<![\d.,])(?:3[89]|4[01])(?![\d.,]|\s?(?:ans|sa\b|semaines|kg|kilos|cm|€|euros|h\b|heures|min|jours|mois|%))/iu
const OF_FEVER =
  /fi[èe]vre|temp[ée]rature|thermom|degr[ée]|(?:il|elle|b[ée]b[ée]) (?:a|est à|monte à) (?:3[89]|4[01])|(?:mois|semaines|jours) a (?:3[89]|4[01])/iu

const isMeasured = (message: string): boolean =>
  DEGREES.test(message) || (WHOLE_DEGREES.test(message) && OF_FEVER.test(message))

const COUNTS = ['un', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']
const AGE = new RegExp(
  `(?<=(?<!y )(?<!\\p{L})(?:a|de|que|peine|bientôt|presque|bébé|bebe|bb|fille|fils|petite?|nourrisson|enfant)(?: |, ))(\\d{1,2}|${COUNTS.join('|')}) ?(jours?|semaines?|sem|mois|ans?)(?!\\p{L})`,
  'giu',
)
const OF_AGE_MONTHS = 18 * 12

const monthsOf = (unit: string): number =>
  unit.startsWith('j') ? 1 / 30 : unit.startsWith('s') ? 1 / 4.3 : unit.startsWith('m') ? 1 : 12

/** The youngest age told is the child's. */
function monthsTold(messages: readonly string[]): number | null {
  const ages = messages
    .flatMap((message) => [...message.toLowerCase().matchAll(AGE)])
    .map(([, count = '', unit = '']) => (Number(count) || Math.max(COUNTS.indexOf(count), 1)) * monthsOf(unit))
    .filter((months) => months < OF_AGE_MONTHS)
  return ages.length > 0 ? Math.min(...ages) : null
}

const NEWBORN = /(?<!\p{L})(?:nourrisson|nouveau[- ]n[ée]|vient de na[îi]tre)/iu

/** Whether a baby's own signs, told at once or over several messages, are for the 15. */
function isIllBaby(state: ConversationState, message: string): boolean {
  const months = monthsTold([...state.recent, message])
  const isYoung = months === null ? NEWBORN.test(message) : months <= YOUNG_INFANT_MONTHS
  if (!state.speaksOfBaby && !isYoung) return false
  const told = message.split(/(?<=[.!?…\n])\s+/).filter((part) => !toSentences(part).some(isOver))
  const now = told.flatMap((part) => [...toSentences(part)])
  if (toSentences(message).some(wasSeen)) return false
  const says = (isMet: (sentence: PlainText) => boolean) => now.some(isMet)
  const isFeverish = says(hasFever) || told.some(isMeasured)
  const isRefusing = says(refusesToDrink) && (!says(isOfFeeding) || isFeverish)
  if (says(isLimp)) return true
  if (isYoung) return isFeverish || says(isHot) || isRefusing
  if (isRefusing && (isFeverish || says(isHot))) return true
  return months === null && isFeverish && !says(isWell)
}

const CHILD = '(fils|fille|enfant|bébé|petit|petite|gamin*|nièce|neveu|petit fils|petite fille|loulou|puce|il|elle)'
const THINGS =
  '(comprimé*|cachet*|médicament*|médoc*|gélule*|pilule*|doliprane*|(tout le|flacon de|bouteille de) sirop|javel|lessive|pastille* (de|pour|lave)|tablette* (de|pour|lave) [le] [lave] vaisselle|capsule*|déboucheur|produit* (ménager*|vaisselle|nettoyant*|toxique*|pour|wc|à)|détergent|white spirit|essence|liquide (vaisselle|de refroidissement|lave *)|pile*|aimant*|huile essentielle|huiles essentielles|mort aux rats)'
const childSwallowed = test([
  `${CHILD} .. (a|vient de|aurait|a peut être|a dû) [*] (avalé*|avaler|gobé*|gober|mangé*|manger|ingéré*|sucé*|bu|boire|croqué*|croquer|mordu|mordre|léché*|lécher|mis dans) .. ${THINGS}`,
  `${CHILD} .. (a|vient de|aurait) [*] (mis|mettre|porté|porter) .. ${THINGS} .. bouche`,
  `${THINGS} ... (il|elle) (en a|en aurait|l'a|vient d'en|a dû en) [*] (avalé*|avaler|mangé*|manger|bu|boire|croqué*|léché*|mis)`,
])
/** By whoever looks after them, and by mistake. */
const gaveTooMuch = test([
  `(ai|a|avons) [lui] [*] (donné|redonné|fait prendre) (trop|le double|deux fois|double|plus que|cinq fois|dix fois) .. (médicament*|comprimé*|doliprane*|efferalgan|dose*|sirop|paracétamol|ibuprofène|advil|gouttes|antibiotique*|pipette*)`,
  "(me suis|s'est) trompé* .. (dose*|pipette*|médicament*|flacon*|sirop)",
])
const youngChildTook = test([`${CHILD} .. (a|vient de|aurait) [*] (pris|prendre|trouvé|ouvert) .. ${THINGS}`])
const namesChild = test(['(fils|fille|enfant|bébé|petit|petite|gamin*|nièce|neveu|loulou|puce)'])
/** Then it is no accident: whoever fears for somebody's life is answered for that. */
const mayBeMeant = test([
  '(exprès|volontairement|mourir|suicid*|ado|adolescent*|tentative|lettre|adieu|en finir|boîte|boîtes|plaquette*|tous ses|toutes ses|déprim*|dépress*|scarifi*|harcel*|lycée|collège)',
])
const isTreatment = test(['(son|ses) (traitement|médicament*|sirop|antibiotique*) & ! (mes|trop|toute|tout)'])

function isPoisonedChild(state: ConversationState, message: string, sentences: readonly PlainText[]): boolean {
  if (state.isOfSuicide || isAboutThem(state) || sentences.some(mayBeMeant) || sentences.some(isTreatment)) return false
  const months = monthsTold([...state.recent, message])
  if (months !== null && months > MAY_MEAN_IT_YEARS * 12) return false
  const isChild = sentences.some(namesChild) || (state.speaksOfChild && months !== null)
  return (
    isChild &&
    (sentences.some(childSwallowed) ||
      sentences.some(gaveTooMuch) ||
      (months !== null && sentences.some(youngChildTook)))
  )
}

const nearlyShook = test(['failli .. (secouer|frapper|taper|jeter|gifler)', 'pas (secoué*|frappé*|tapé*) & failli'])

/** Said in shame while help comes for their baby: nobody is sent away from a child who is ill. */
function isNearlyShakenWhileWaiting(
  { risk, safety, speaksOfBaby }: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): boolean {
  const isWaiting = risk.situation === 'medical' && (safety.called === true || isHelpComing(message))
  return isWaiting && speaksOfBaby && sentences.some(nearlyShook)
}

/** The rules of a baby who is ill, and of a child who swallowed what harms. */
export const ILL_BABY = 'nourrisson-malade'
export const POISONED_CHILD = 'enfant-qui-a-avalé'

export const isOfChildBody = ({ signals }: Reading): boolean =>
  signals.some(({ rule }) => rule === ILL_BABY || rule === POISONED_CHILD)

/** A child's body in danger, which no rule reads in one sentence; null where nothing tells of one. The parent wishes nobody's death. */
export function childBodyInDanger(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  if (sentences.some(saysOwnDeath) || sentences.some(isOfPast)) return null
  const isPoisoned = isPoisonedChild(state, message, sentences)
  const isTold = !isUnsure(reading) && (reading.level === 'crise' || reading.situation === 'others')
  const isIll = !isTold && isIllBaby(state, message)
  if (!isPoisoned && !isIll && !isNearlyShakenWhileWaiting(state, message, sentences)) return null
  const signal = { rule: isPoisoned ? POISONED_CHILD : ILL_BABY, level: 'danger', situation: 'medical' } as const
  return { ...reading, level: 'danger', situation: 'medical', immediate: true, signals: [signal], distress: true }
}
