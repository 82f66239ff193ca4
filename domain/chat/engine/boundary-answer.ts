import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { boundaries, TROUBLE } from './boundaries.ts'
import { isDictated } from './dictated-words.ts'

const known = boundaries.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

/** Whether we are told to be something else. */
export const isOutOfRole = (sentences: readonly PlainText[]): boolean =>
  known.some(({ id, isMet }) => id === 'role-play' && sentences.some(isMet))

/** Refused once, these are asked for again in fewer words: « juste le début, alors ». */
const insistedOn = new Set([
  'lethal',
  'last-words',
  'dose',
  'prescription',
  'diagnosis',
  'eating-technique',
  'substance-quantity',
])
const TURNS_OF_INSISTENCE = 4
const TURNS_OF_WHAT_WAS_NAMED = 4
const isInsisting = compileTest(
  [
    '(juste|seulement|simplement|quand même|au moins|alors) .. (dis|dites|donne*|donnez|combien|début|phrase*|chiffre*|ordre|classement|nom*|idée|exemple*|liste|réponse|quantité)',
    '(dis|dites|donne|donnez|réponds|répondez|explique*|cite*|écris|écrivez) [moi|nous|lui] [quand même|juste|le|la|les|un|une|au moins]',
    '(combien|lequel|laquelle|lesquels|lesquelles)',
    '^ et (le|la|les|pour|si|avec|en) *',
    "(c'est|c'était|juste) .. (académique|scolaire|fiction|roman|théâtre|pièce|mémoire|thèse|exposé|jeu|hypothétique|curiosité|scientifique|recherche)",
    '(pourcentage|probabilité|chances)',
    '(ton|votre) avis',
    '(en gros|à peu près|environ|grosso modo|ordre de grandeur|approximati*)',
    '(exige|demande|impose) & (prof*|directeur*|directrice|chef*|éditeur*|metteur)',
    '(médecin|pharmacie|pharmacien*|psy*) .. (vacances|fermé*|loin|délai*|attente|pas avant|injoignable|absent*)',
    '(une|deux|trois|quelques) (phrase*|ligne*|mots) ',
  ],
  lexicon,
)

/** Who may say what we do not. */
const asksWhoMay = compileTest(['(qui|à qui) .. (peut|peuvent|sait|saurait|pourrait|dois|voir|demander)'], lexicon)

/** Of a medicine that they take and told of, the question is asked without its name: « je peux arrêter ? ». */
const namesMedicine = compileTest(
  ['{médicaments}', '(traitement|ordonnance|antidépresseur*|somnifère*|anxiolytique*|cachet*|prescri*)'],
  lexicon,
)
const asksToChangeDose = compileTest(
  [
    '(peux|puis je|dois|faut|si je|conseille*|conseillez|comment|mieux|possible|droit) .. (arrêter|arrête|stopper|baisser|baisse|diminuer|réduire|augmenter|doubler|double|sauter|passer (à|de)|reprendre|couper)',
    '(arrêter|baisser|diminuer|réduire|augmenter|doubler|passer|diminue|baisse|arrête) .. (comment|ou pas|quand|combien)',
    '(peux|puis je|dois|faut|si je|possible|droit) .. en (prendre|prends|avaler|reprendre) (deux|2|trois|3|quatre|4|plus|un autre|une autre|un demi|le double|davantage)',
    '(combien|quel) .. (maximum|max|dose|par jour)',
    '(maximum|dose|par jour) .. combien',
  ],
  lexicon,
)

/** « Je peux en prendre un entier, ou deux ? » */
const asksToTakeMore = compileTest(
  [
    '(peux|puis je|dois|faut|si je|possible|droit|pourrais|peut) .. en (prendre|prends|reprendre|reprends|avaler|rajouter) (un|une|1|deux|2|trois|3|quatre|4|plus|encore|davantage|le double|la moitié|$)',
    '(un|une) (entier|entière|deuxième|second|autre) [,] ou (deux|trois|plus|un autre)',
  ],
  lexicon,
)

/** Of a trouble that was named, too: « je le suis ? », « à votre avis c'est ça ? ». */
const namesTrouble = compileTest([TROUBLE], lexicon)
const asksWhetherItIs = compileTest(
  [
    '(je le suis|il l est|elle l est|il le est|elle le est) [ou pas|alors|$]',
    "(c'est|est ce) [bien|vraiment] (ça|le cas) [ou pas|alors|$]",
    '(ton|votre) avis',
    "(vous en pensez|tu en penses|qu'en pensez|qu'en penses|d'après (vous|toi)|selon (vous|toi)|oui ou non)",
  ],
  lexicon,
)

/** Help to sleep or to calm down is asked for by itself. */
const isOfRest = compileTest(
  [
    'exercice*',
    '(dormir|rendormir|endormir|calmer|détendre|apaiser) .. (idée*|conseil*|astuce*|truc|technique)',
    '(idée*|conseil*|astuce*|truc|technique) .. (dormir|rendormir|endormir|calmer|détendre|apaiser)',
  ],
  lexicon,
)

/** The answer to what may not be given, promised or played; null when nothing of the kind is asked. */
export function boundaryAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const asked =
    known.find(({ isMet }) => sentences.some(isMet)) ??
    (isDictated(message) ? known.find(({ id }) => id === 'role-play') : undefined) ??
    known.find(({ id }) => id === askedAgain(state, sentences))
  if (sentences.some(namesMedicine)) state.medicineAt = state.turn
  if (sentences.some(namesTrouble)) state.troubleAt = state.turn
  if (!asked) return null
  if (insistedOn.has(asked.id)) state.refused = { id: asked.id, turn: state.turn }
  return nextWording(state, `remark ${asked.id}`, asked.answers)
}

/** What is asked in words that say it only after what came before. */
function askedAgain(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const wasSpokenOf = (at: number | null) => at !== null && state.turn - at <= TURNS_OF_WHAT_WAS_NAMED
  if (wasSpokenOf(state.medicineAt) && sentences.some(asksToChangeDose)) return 'dose'
  if ((wasSpokenOf(state.medicineAt) || sentences.some(namesMedicine)) && sentences.some(asksToTakeMore)) return 'dose'
  const refused = refusedLately(state)
  const isOfTrouble = refused === 'diagnosis' || wasSpokenOf(state.troubleAt) || sentences.some(namesTrouble)
  if (isOfTrouble && sentences.some(asksWhoMay)) return 'who-diagnoses'
  if (isOfTrouble && sentences.some(asksWhetherItIs)) return 'diagnosis'
  return sentences.some(isInsisting) && !sentences.some(isOfRest) ? refused : null
}

function refusedLately({ refused, turn }: ConversationState): string | null {
  return refused !== null && turn - refused.turn <= TURNS_OF_INSISTENCE ? refused.id : null
}
