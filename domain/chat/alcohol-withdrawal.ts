import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isSurelyACrisis } from './sure-guess.ts'
import { isAboutThem, wishesOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HARMLESS_DRINKS = '(café*|thé|thés|eau|tisane*|coca|lait|jus|soda*|infusion*|smoothie*|biberon*)'
const STRONG_DRINKS =
  "(l'alcool|alcool|vin|bière*|vodka|whisky|rhum|pastis|rosé|ricard|picole|picoler|verre*|bouteille*|cubi*|apéro*)"
const EVERY_DAY =
  '(tous les (jours|soirs|matins|midis)|chaque (jour|soir|matin|midi)|dès le (matin|réveil)|du matin au soir|le matin|toute la journée|par jour|par soir|quotidien*|sans arrêt|en cachette|depuis .. (ans|années|mois|confinement))'

/** Whoever else may be the one who drinks. */
const ANOTHER =
  '(il|elle|ils|elles|{proche}|mari|femme|père|mère|fils|fille|frère|soeur|copain|copine|collègue*|voisin*)'
/** Behind them, and no matter of the body any more. */
const LONG_AGO = '(il y a .. (an|ans|mois|années)|depuis .. (an|ans|mois|années)|sobre|abstinent*|abstinence)'

/** Said of oneself; « mon père boit tous les soirs » is not. */
const drinksEveryDay = test([
  `(je|j) [me|ne] (bois|picole|buvais|consomme|descends|vide|siffle|enchaîne) ... ${EVERY_DAY} & ! ${HARMLESS_DRINKS}`,
  `${EVERY_DAY} [,] je (bois|picole|descends|vide) & ! ${HARMLESS_DRINKS}`,
  `je (bois|descends|vide|siffle|suis à|tourne à) .. (bouteille*|litre*|pack*|cubi*|verres|bières) .. ${EVERY_DAY} & ! ${HARMLESS_DRINKS}`,
  // « C'est plus un verre, c'est une bouteille tous les soirs », said of nobody else.
  `(bouteille*|litre*|pack*|cubi*) .. (tous les (jours|soirs)|chaque (jour|soir)|par (jour|soir)) & ! (${ANOTHER}|${HARMLESS_DRINKS}|parfum|gaz|shampo*)`,
  `(tous les (jours|soirs)|chaque (jour|soir)) .. (bouteille*|litre*|pack*|cubi*) & ! (${ANOTHER}|${HARMLESS_DRINKS}|parfum|gaz|shampo*)`,
  `je (bois|picole) (trop|beaucoup|énormément|de plus en plus) & ! (${HARMLESS_DRINKS}|sucre*)`,
  `(je suis|suis) [un|une|devenu*] alcoolique & ! (que je suis|il|elle|${LONG_AGO})`,
  "(suis|je suis) .. (accro|dépendant*|addict) .. (l'alcool|alcool|boisson)",
  `(arrêter|arrêté|arrête|cessé|cesser|stopper|stoppé|diminuer|sevrer|décrocher) .. (de boire|l'alcool|alcool|lalcool|la boisson|de picoler|la picole|le vin|la bière|la vodka|la bouteille) & ! ((il|elle|ils|on) (a|ont|veut|va|boit|arrête|dit|doit)|{proche}|mari|père|mère|${LONG_AGO})`,
  '^ [mais|non|si|et] [non] [,] arrêter de (boire|picoler)',
  '(trembl*|transpir*|sueur*) ... (quand|si) (on|je) (arrête|stoppe) [de] (boire|picoler|alcool|la boisson)',
  'je [ne] (bois|picole) plus (une goutte|d alcool|rien du tout|de vin|de bière)',
  '(rien|pas|plus) (bu|touché) .. (alcool|verre|goutte de (vin|alcool|bière)) .. (depuis|hier|jours|heures|matin)',
  '(ma cure|mon sevrage|mon alcoolisme)',
])

/** What the body may do when the alcohol leaves it. */
const BODY_SIGNS =
  '(tremble*|tremblement*|tremblote*|transpire*|sueur*|sue|suis en nage|en nage|vomis*|palpitation*|coeur (bat|cogne|s emballe|tape)|fièvre|agité*)'
const showsInTheBody = test([
  `${BODY_SIGNS} & ! (si je|si ça|quand je|peur|froid|sport|courir|couru|colère|oral|examen|entretien|stress|émotion|joie|canicule|chaleur)`,
])
/** Seen, heard, lost or shaken: nothing of it waits, whenever the last glass was. */
const isGrave = test([
  'je (vois|voyais) (des|les|un|une|plein de) .. (bêtes|bestioles|ombres|insectes|araignées|formes|rats|souris|silhouettes) & ! (si je|film|rêve)',
  'je (vois|voyais) [encore|toujours|carrément] (des|plein de) (trucs|choses) & ! (si je|film|rêve|autrement|clair*|positiv*|intéressant*|belles|bien)',
  '(vois|voyais|voir) .. (gens|quelque un|personnes) .. (existe* pas|sont pas là|est pas là|dans (ma chambre|le noir|le couloir))',
  '(mur*|plafond|ombres|meubles|trucs|choses) .. (bouge*|bouger|ondule*|grouille*) & ! (si je|film)',
  "(hallucin*|delirium|j'entends des (voix|bruits|trucs)|convuls*) & ! (si je|déjà|il y a|peur|ans|avant|film|dernière fois)",
  '(sais plus (où je suis|quel jour)|confus|confuse|désorienté*|perds la tête) & ! (si je|déjà|il y a)',
  "(fais|fait|faire) une crise d'épilepsie & ! (si je|déjà|il y a|ans|avant|dernière fois)",
])
const hasStopped = test([
  '(rien|pas|plus) [re] (bu|boire|touché) .. (depuis|hier|matin|jours|heures|alcool|verre|goutte)',
  '(rien|pas) bu',
  `(bois|picole) plus (une goutte|d alcool|rien|depuis|du tout) & ! ${LONG_AGO}`,
  "(ai|j'ai) (arrêté|stoppé|cessé|coupé) .. (boire|alcool|picol*|net|d'un coup|depuis|hier|ce matin|boisson|jours)",
  '(jour|jours|heures|nuit|matin) sans (boire|alcool|verre|une goutte)',
  '(dernier verre|en manque|en sevrage|le manque|état de manque)',
])
/** Hands that shake in the morning, a fit in the past, a stop all at once or with nobody: a doctor comes first. */
const shouldSeeADoctorFirst = test([
  `${BODY_SIGNS} & (matin|réveil|manque|boire|bois|alcool|verre|arrêt*|si je|bouteille)`,
  '(le manque|en manque|sevrage)',
  "(arrête*|arrêter|arrêté|stopper|stoppe|sevrer|décrocher) .. (d'un coup|net|sec|brutalement|du jour au lendemain|tout seul|toute seule|seul|seule|sans (le dire|médecin|aide|personne|en parler)|ce week end|week end|demain|ce soir|lundi)",
  "(crise* d'épilepsie|crise d épilepsie|épilep*|convuls*|delirium) .. (arrêt*|sevr*|alcool|boire|il y a|déjà)",
  "(déjà|une fois|il y a) ... (crise* d'épilepsie|convuls*|delirium|épilep*)",
])
const speaksOfStopping = test([
  '(arrêt*|stopper|stoppe|décrocher|sevr*|tenir|craquer|replonger|rechut*|lâcher)',
  STRONG_DRINKS,
])

const namesDrink = test([
  STRONG_DRINKS,
  '(boire|bois|boit|bu|buvais|alcool*|picol*|verre*|bouteille*|sevr*|sobre|abstin*|cuite*|apéro*|bières|bière|vin)',
])

/** Somebody else who drinks, stops, and whose body shows it. */
const theyDrink = test([
  `${ANOTHER} ... (boit|buvait|picole|picolait|boire|bu|alcool*|bouteille*|ivrogne*) & ! ${HARMLESS_DRINKS}`,
])
const theyStopped = test([
  `${ANOTHER} [*] [*] (a arrêté|arrête|vient d'arrêter|vient de (stopper|cesser)|a stoppé|a cessé|boit plus|picole plus|a (pas|rien|plus) [re] bu|est en (manque|sevrage)|se sèvre) & ! (fumer|clope*|cigarette*|joint*|sucre|café|sport|${LONG_AGO})`,
  `${ANOTHER} .. (sans (boire|alcool|verre|une goutte)) & ! ${LONG_AGO}`,
])
const theirBodyShows = test([
  `${ANOTHER} [*] [*] (tremble*|tremblote*|transpire*|sue|est en (sueur*|nage)|est (confus*|agité*|désorienté*|perdu*)|délire*|hallucine*|convulse*|vomit|fait une crise) & ! (si il|si elle|peur de)`,
  '(il|elle|{proche}) [*] (voit|voyait|entend|parle à) (des|les|plein de) .. (trucs|choses|bêtes|bestioles|ombres|insectes|araignées|rats|souris|silhouettes|voix|gens) & ! (film|rêve)',
  '(il|elle) sait plus (où|quel jour)',
  `${ANOTHER} [*] a des (sueurs|tremblements|spasmes|convulsions|hallucinations|visions|palpitations)`,
  "(dit|jure|crie|croit) [que|qu'il|qu'elle|il] [y|voit] [a] [avoir] (des|les) (rats|bêtes|bestioles|insectes|araignées|gens|souris|hommes|serpents)",
  "(dit|jure|croit) (qu'il|qu'elle|que il|que elle) (y a|voit|entend) (des|les|un|une) *",
])

const GRAVE = { rule: 'sevrage-d-alcool', level: 'danger', situation: 'medical' } as const
const RISKY = { rule: 'arrêt-d-alcool', level: 'vigilance', situation: 'substance' } as const

/** The rule of a body that lacks the alcohol it is used to. */
export const WITHDRAWAL: string = GRAVE.rule

/** Told of oneself, and no symptom that we made something of. */
export const tellsOfStopping = ({ signals }: Pick<Reading, 'signals'>): boolean =>
  signals.some(({ rule }) => rule === RISKY.rule)

/** The last glass was days ago, and no years. */
export const tellsOfAStop = (sentences: readonly PlainText[]): boolean => sentences.some(hasStopped)

export const isOfOwnDrinking = (sentences: readonly PlainText[]): boolean => sentences.some(drinksEveryDay)

/**
 * Who drinks every day and stops may be in danger of their life: signs of it are for the 15, and a stop that is planned is for a doctor first.
 * « Arrêter tout seul ce week-end », said of drinking, is no wish to die.
 */
export function asWithdrawal(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const grave: Reading = {
    ...reading,
    level: 'danger',
    situation: 'medical',
    signals: [GRAVE],
    immediate: true,
    distress: true,
  }
  const isOpen = reading.level === 'none' || reading.level === 'vigilance' || isUnsure(reading)
  if (!isOpen || says(wishesOwnDeath)) return reading
  // « Il a arrêté hier, et il tremble », of a husband who drank.
  if (state.theirDrinking === 'stopped' && says(theirBodyShows)) return grave
  if (!state.drinks || isAboutThem(state)) return reading
  if (says(isGrave) || ((state.hasStoppedDrinking || says(hasStopped)) && says(showsInTheBody))) return grave
  // What weighs on them besides is answered for itself.
  if (reading.level === 'vigilance' && !isUnsure(reading) && reading.situation !== 'substance') return reading
  // In a crisis that was told the body is not all there is to fear.
  if (state.risk.level === 'crise' && !state.risk.isGuessed) return reading
  if (says(shouldSeeADoctorFirst))
    return { ...reading, level: 'vigilance', situation: 'substance', signals: [RISKY], immediate: false }
  const isOnlyGuessed = reading.level === 'crise' && isUnsure(reading)
  // « J'ai arrêté de lutter, c'est pour ce soir » stops something else than drinking.
  const isOfDrink = says(namesDrink) || !isSurelyACrisis(message)
  return isOnlyGuessed && says(speaksOfStopping) && isOfDrink
    ? { ...reading, level: 'none', situation: null, signals: [] }
    : reading
}

/** What is known of the drinking of somebody they speak of. */
export function theirDrinkingTold(
  { theirDrinking }: ConversationState,
  sentences: readonly PlainText[],
): ConversationState['theirDrinking'] {
  const isKnown = theirDrinking !== null || sentences.some(theyDrink)
  return isKnown && sentences.some(theyStopped) ? 'stopped' : (theirDrinking ?? (isKnown ? 'told' : null))
}
