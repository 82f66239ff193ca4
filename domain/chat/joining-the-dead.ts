import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const LOST =
  '(bébé|enfant*|fils|fille|petit|petite|mari|femme|épou*|compagn*|conjoint*|mère|père|maman|papa|frère|soeur|jumeau|jumelle|jumeaux|ami|amie|copain|copine|grand mère|grand père|mamie|papi)'
/** Said beside it, these tell whom « elle » means. */
const speaksOfTheDead = test([
  '(cimetière|tombe|enterré*|au ciel|là haut|morte|mort|décédé*|décès|défunt*|veuf|veuve)',
  "(s'est|s'était) (tué*|suicidé*|pendu*)",
])
const tellsOfALoss = test([
  `perdu (son|sa|ses|leur|leurs|un|une|mon|ma|mes|notre|le|la) [grand*|petit*|meilleur*|premier|première] ${LOST} & ! (perdu de vue|garde|supermarché|foule|magasin|retrouvé*)`,
  '(fausse couche|mort né*|mort in utero|perdu [*] (à|au) * mois)',
])
const wantsToJoinThem = test([
  "(normal|envie|besoin|idée|normale) .. (de|d') [*] [*] [vouloir] [aller] (la|le|les) rejoindre & ! (pas|jamais|gare|ce week end|demain)",
  '^ [et|mais|moi|en fait|puis] [je|moi je] (veux|voudrais|aimerais|vais) [juste|aussi] (aller|partir) avec (lui|elle|eux) [aussi] $',
  '(voudrais|veux|aimerais|préférerais|devrais) [juste|tant|tellement] être [là|déjà] (à côté de|auprès de|avec|près de|à côté d) (elle|lui|eux) & ! (pas|jamais)',
  '(serais|serai|suis) [bien|tellement|sûrement] mieux (avec|auprès de) (elle|lui|eux)',
  '(voudrais|veux|aimerais|envie de|hâte de|vais|pourrai|préférerais|préfèrerais|préfère|attends de|rêve de) [bientôt|juste|aller|tant|aller] (la|le|les) (rejoindre|retrouver) & ! (pas|aucune|jamais)',
  "(temps|moment|heure|tour) (que|de|d') [je] (aille|aller|vais|parte pour) (la|le|les) (rejoindre|retrouver) & ! (pas|gare|école|aéroport|sortie|resto*|café)",
])

/** Where the living go together, and what they do there. */
const WITH_THE_LIVING =
  '(vacances|voyage*|week end|vivre|installer|habiter|emménager|déménager|espagne|portugal|étranger|mer|montagne|campagne|appart*|maison|hôtel|gare|aéroport|restaurant|courses|école|train|avion|voiture|demain matin|quelques jours|semaine*|nouveau|amoureu*|amant|rencontré*|mec|quitter|divorc*)'
const leavesWithThem = test([
  `(je|j) [*] (veux|voudrais|aimerais|vais|préfère|préférerais|aurais (voulu|dû)|envie de) [juste|tellement|seulement|aussi] (partir|m'en aller|aller|mourir) (avec|en même temps que) (lui|elle|eux) & ! ${WITH_THE_LIVING}`,
])
const WANT =
  '(veut|voudrait|voulait|va|aimerait|préférerait|irait|parle de|rêve de|envie de|attend de|attend que de) [juste|bien|tellement|seulement|aussi|aller]'
const theyWantToJoin = test([
  `(elle|il|{proche}) [*] [*] [*] [*] [*] [*] ${WANT} (partir|s'en aller|aller|être|mourir) (avec|auprès de|près de|en même temps que) (lui|elle|eux|son|sa|ses) & ! ${WITH_THE_LIVING}`,
  `(elle|il|{proche}) [*] [*] [*] [*] [*] [*] ${WANT} ((le|la|les) (rejoindre|retrouver)|(rejoindre|retrouver) (son|sa|ses) ${LOST}) & ! ${WITH_THE_LIVING}`,
])

/** Somebody who is alive is met, loved, or moves elsewhere. */
const tellsOfTheLiving = test([
  '(nouveau|nouvelle) (copain|copine|mec|meuf|petit ami|petite amie|compagnon|compagne|amoureu*|mari|femme|conjoint*|chéri*)',
  "(rencontré|tombé* amoureu*|amoureu* de|sort avec|fréquente|s'est fiancé*|se marie|va se marier|en couple avec) & ! (perdu|mort*|décéd*)",
  '(part|partir|déménage|muté*|parti*) (vivre|travailler|étudier|s installer|en (vacances|voyage|mission|déplacement|stage|week end|formation)|à l étranger) & ! (perdu|mort*|décéd*)',
])

/** Somebody died, and this message or the last one says so. */
function isDeathTold({ before }: ConversationState, sentences: readonly PlainText[]): boolean {
  return [...(before ? toSentences(before) : []), ...sentences].some(
    (sentence) => tellsOfALoss(sentence) || speaksOfTheDead(sentence),
  )
}

/** Somebody who died is spoken of, now or all along. */
export const isOfTheDead = ({ topic, risk }: ConversationState, sentences: readonly PlainText[]): boolean =>
  topic?.id === 'grief' || risk.situation === 'bereaved' || sentences.some(speaksOfTheDead)

/** « Mon mari est parti en février »: said by somebody very old, or where we asked whether he died, it may be a death. */
const tellsOfOneGone = test([
  "(mari|femme|épou*|compagn*|conjoint*|fils|fille|mère|père|maman|papa|frère|soeur) [*] [*] (est|sont|était|s'est|s'en est|nous a|m'a) (parti*|allé*|éteint*|endormi*|quitté*) & ! (avec (un|une|sa|son)|amant*|maîtresse|divorc*|séparé*|vacances|voyage|vivre|travailler|chez|gare|école|maison de retraite)",
])
const OLD = 65

function isOneGone({ recent, age, used }: ConversationState): boolean {
  if (used['parting question'] !== undefined) return true
  return (age ?? 0) >= OLD && recent.flatMap(toSentences).some(tellsOfOneGone)
}

/** « La rejoindre », of somebody who died, or in answer to a question about dark thoughts. */
export function wantsToJoinTheDead(state: ConversationState, sentences: readonly PlainText[]): boolean {
  const wasTold = state.recent.flatMap(toSentences).some(speaksOfTheDead)
  const isOfADeath = isOfTheDead(state, sentences) || isOneGone(state) || wasTold
  const isOpenToIt = isOfADeath || state.askedSafety === 'dark-thoughts'
  if (isOpenToIt && sentences.some(wantsToJoinThem)) return true
  return sentences.some(leavesWithThem) && (state.lostAPatient || isDeathTold(state, sentences))
}

/** « Elle dit qu'elle veut partir avec lui », of a friend who lost her child. */
export function theyWantToJoinTheDead(state: ConversationState, sentences: readonly PlainText[]): boolean {
  return sentences.some(theyWantToJoin) && isDeathTold(state, sentences)
}

/** « Elle dit qu'elle veut partir avec lui », of a sister who has just met him: guessed at, it is a departure of the living. */
export function leavesWithTheLiving(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  if (reading.level !== 'crise' || !isUnsure(reading) || state.risk.level !== 'none' || state.askedSafety) return false
  const isToldOf = [...(state.before ? toSentences(state.before) : []), ...sentences].some(tellsOfTheLiving)
  const isLeaving =
    sentences.length === 1 &&
    sentences.some((said) => theyWantToJoin(said) || leavesWithThem(said) || wantsToJoinThem(said))
  return isToldOf && isLeaving && !isOfTheDead(state, sentences) && !isDeathTold(state, sentences)
}
