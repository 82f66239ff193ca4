import type { ConversationState } from './conversation-state.ts'
import { DISTRESS_AND_MEANS, SECOND_READING } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isInDistress } from './risk-memory.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const asksOfTreatment = test([
  '(peux|puis|dois|peut) [je|on] [en] (doubler|augmenter|diminuer|baisser|arrêter|passer à|prendre (deux|2|trois|3|plus|un demi|le double))',
  '(doubler|augmenter|diminuer|baisser|sauter) [la|ma|une] (dose|prise)',
])

/** A treatment that a doctor gave, told a moment ago. */
const isPrescribed = test([
  '(médecin|docteur|psychiatre|généraliste|psy) [*] [*] (prescrit|donné|mis sous|mis|ordonné|conseillé|renouvelé)',
  '(prescrit*|prescription|ordonnance) & (médecin|traitement|commencer|commencé|semaine*|jours|mois|nouveau)',
  '(commencé|commence|débuté|débute|démarré|sous) [*] [*] (antidépresseur*|traitement|sertraline|escitalopram|paroxétine|venlafaxine|fluoxétine|anxiolytique*|lithium)',
])
const asksOfIt = test([
  '(en prendre|prendre [*] (plus|moins|double)|combien) & (agi* plus|plus vite|plus (fort|efficace)|effet|marche*|soulage*|dormir|jour|matin|soir|fois)',
  "(arrêter|arrête|arrêterai|stopper|sauter) [tout|le|ça|mon|ma|une] [*] (traitement|d'un coup|prise|médicament*|net|tout seul*)",
])
const MESSAGES_OF_A_TREATMENT = 3

const HOARDED =
  '(deux|trois|plusieurs|renouvel*|différent*|médecins|de côté|vétérinaire*|charge|fin de vie|sac|plus forte|suffi*|assez|sans ordonnance|mourir|en finir|dormir pour)'

/** A prescription that is asked for is refused, by whoever is in no danger without more. */
const asksForPrescription = test([
  `(fais|faites|faire|rédige|rédigez|donne|donnez|peux|pouvez|tu|vous) [me] [moi] [me] [faire|donner|rédiger|une] [une|un|l] [nouvelle] (ordonnance|prescription) & ! ${HOARDED}`,
  `(tu|vous|peux tu|pouvez vous) [peux|pouvez|pourriez|pourrais] [me] (prescrire|prescris|prescrivez) & ! ${HOARDED}`,
  `(est|sont|est ce) [*] sur ordonnance & ! ${HOARDED}`,
])

const REMEDY =
  '({médicaments}|doliprane|paracétamol|efferalgan|dafalgan|ibuprofène|advil|nurofen|sirop|antibiotique*|suppo*|gouttes|pipette*|médicament*|traitement)'
const GIVES = '(donner|redonner|donne|redonne|donné|redonné|mettre|remettre|faire prendre|fais prendre|refaire prendre)'
const ILL_ONE =
  '(fils|fille|bébé|enfant*|petit|petite|loulou|puce|jumeaux|neveu|nièce|petit fils|petite fille|mère|père|mamie|papi|grand mère|grand père|mari|femme|conjoint*|compagn*)'
/** A remedy for somebody of the family who is ill: « je peux lui redonner du doliprane ? » */
const givesARemedy = test([
  `(lui|leur|en) [*] ${GIVES} .. ${REMEDY}`,
  `${GIVES} [lui] .. ${REMEDY} .. (à|pour) [mon|ma|mes|notre|nos|le|la] [petit*|grand*] ${ILL_ONE}`,
  `${GIVES} (à|au) [mon|ma|mes|notre|la|ma petite|mon petit] ${ILL_ONE} .. ${REMEDY}`,
  `${REMEDY} .. (lui|leur) [en] [*] ${GIVES}`,
  `(combien|quelle (dose|quantité)) [de|d] ${REMEDY} pour [un|une|mon|ma|le|la] [petit*] ${ILL_ONE}`,
])
const isIll = test([
  '(fièvre|fiévreu*|température|malade|tousse|toux|rhume|grippe|otite|angine|gastro|bronchite|varicelle|dents|vaccin|ordonnance|prescrit*|kilos|kg|pèse|migraine|arthrose|rhumatisme*)',
  'mal (à la|au|aux|de) (tête|gorge|ventre|oreille*|dent*|dos|genou*|crâne)',
])
/** Then it is more than a fever at home: a body to be seen at once, too much that was given, or a life to be shortened. */
const isMoreThanCare = test([
  '(40|41|42|convuls*|respire*|respirer|mou|molle|amorphe|inerte|réveille*|réveiller|tache*|plaque*|nuque|inconscient*|bleu|bleue|raide|délire*|déshydrat*|avalé*|surdos*|overdose|trompé*|double dose|double|trop (donné|pris|mis)|(donné|mis|pris) (trop|deux fois|plus)|boîte|flacon|plaquette*)',
  '(abréger|souffre plus|souffrir|souffrance*|en finir|mourir|meure|mort|partir|parte|suicid*|tuer|en paix|dormir|dorme|endormir|calmer|calme|tranquille|se taise|assommer|somnifère*|morphine|insuline|xanax|lexomil|valium)',
  '(nous deux|tous les deux|avec lui|avec elle|et moi)',
])
const OF_MEANS = new Set(['moyens-étranges', 'urgence-médicale', DISTRESS_AND_MEANS, SECOND_READING])

/** What is given to a child with a fever is no means, by who told of nothing else: nothing is left of the reading but what their body says. */
export function withoutRemedyForAnother(
  { risk, uneasyAt }: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (reading.level === 'none' || risk.level !== 'none' || uneasyAt !== null) return reading
  if (!reading.signals.every(({ rule }) => OF_MEANS.has(rule)) || says(saysOwnDeath)) return reading
  if (!says(givesARemedy) || !says(isIll) || says(isMoreThanCare)) return reading
  return { ...reading, level: 'none', situation: null, signals: [], immediate: false, distress: false, uneasy: false }
}

/** « Je peux doubler si ça ne suffit pas ? », by somebody in no distress: refused for itself, and no guess to act upon. */
export function isOfTreatment(
  { risk, turn, uneasyAt, recent }: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  const isGuessedNow = reading.level === 'crise' && isUnsure(reading)
  if (!isGuessedNow) return false
  const isCalm = risk.level === 'none' && uneasyAt === null
  const isAsked = isCalm && sentences.some(asksForPrescription)
  const told = [...recent.slice(-MESSAGES_OF_A_TREATMENT).flatMap(toSentences), ...sentences]
  const isOfTheirs = isCalm && told.some(isPrescribed) && sentences.some(asksOfIt) && !sentences.some(saysOwnDeath)
  return isAsked || isOfTheirs || (!isInDistress(risk, turn) && sentences.some(asksOfTreatment))
}
