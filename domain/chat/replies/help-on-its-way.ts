import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const RESCUE = '(15|112|18|17|samu|pompiers|secours|urgences|ambulance|police|gendarmes)'
const SOMEBODY =
  '(elle|il|on|ils|{proche}|collègue*|voisin*|infirmière|quelque un|mari|femme|frère|soeur|mère|père|ami*)'

/** Done, and said of oneself: so even within a question, « j’ai appelé le 15, je fais quoi ? ». */
const hasCalled = test([
  "(j'ai|ai|viens d'|je les ai|on a) (appelé|appeler|téléphoné) & ! (déjà|rien|servi|attente|moi qui|(appelé|téléphoné) [à] personne)",
  "(j'ai|on a) (envoyé|écrit) .. (sms|114)",
  `(j'ai|ai|on a|l'ai) [bien|enfin|déjà] eu (le|les|un médecin du) ${RESCUE} & ! (mal|pas)`,
  `(le|les) ${RESCUE} [*] (m'a|m'ont|nous a|nous ont) [bien|déjà] (dit|conseillé|demandé|rappelé*|envoyé*|répondu)`,
  `(a|ont|ai) [le|les|la] ${RESCUE} (au téléphone|en ligne|au tel|au bout du fil) & ! pas`,
])

/** « Est-ce que j’appelle », « il ne veut pas que j’appelle »: no call is made yet. */
const callsNow = test([
  "(j'appelle|on appelle|je les appelle|je vais appeler|vais les appeler) & ! (pas|qui|si|peur|ou|messagerie|répondeur|décroche|répond|dans le vide|que (je|on)|que je (les|vais)|est ce que|quand|lequel|quel|quoi|personne|avant|demain|plus tard|lundi|mardi|mercredi|jeudi|vendredi|semaine)",
])

const othersCall = test([
  '(ils|secours|pompiers|samu|ambulance|gendarmes|police|policiers) .. (arrive*|viennent|y vont|sont là|est là) & ! (pas|veux|est ce que|si|peur)',
  "c'est fait",
  `${SOMEBODY} [*] (appelle|a appelé|les appelle|téléphone|est au tel|est au téléphone|est en ligne) [avec] [le|les|au|à|aux] ${RESCUE}`,
  `(envoient|envoie|arrive*|en route|vient|viennent) .. (ambulance|pompiers|samu|secours|équipe) & ! (pas|veux|peur|sans que|si on)`,
  '(ambulance|pompiers|samu|secours) .. (en route|partis|dans * minutes)',
  '(ils|samu|pompiers|secours) .. (dit|disent|annonce*|mettent|arriv*|seront) .. (minutes|min|quart de heure) & ! (pas|attendre|attente)',
  'ils (arrivent|envoient|viennent|sont en route|seront là) & ! (veux|pas|peur|si|flics|police)',
])

/** Of a body in danger, whoever calls calls for help. */
const somebodyCalls = test([
  `${SOMEBODY} [*] (appelle|téléphone|est au téléphone|est au tel) & ! (pas|personne|(je|que on|on|ce que|me|nous) appelle)`,
])

export const saysHelpIsComing = (sentence: PlainText): boolean =>
  hasCalled(sentence) || callsNow(sentence) || othersCall(sentence)

const QUESTION = /[^.!?…;\n]*\?+/g
/** « Ma collègue appelle le 15, je fais quoi ? »: what comes before the comma is told. */
const QUESTION_AFTER_COMMA = /[^.!?…;,\n]*\?+/g

const without = (message: string, asked: RegExp): readonly PlainText[] => toSentences(message.replace(asked, '. '))

/** What is told and not asked, of a message that may do both. */
export const toldIn = (message: string): readonly PlainText[] => without(message, QUESTION_AFTER_COMMA)

/** Whoever can help was reached, or is being called. To ask whether to call is not to call. */
export function isHelpComing(message: string): boolean {
  if (toSentences(message).some(hasCalled)) return true
  return without(message, QUESTION).some(callsNow) || without(message, QUESTION_AFTER_COMMA).some(othersCall)
}

/** The same of a body in danger: a sister who was called, and no rescue, is no help yet. */
export function isHelpComingForBody(message: string): boolean {
  if (without(message, QUESTION_AFTER_COMMA).some(somebodyCalls)) return true
  return isHelpComing(message) && !toSentences(message).some(calledAnother)
}

const calledAnother = test([
  `(appelé|téléphoné|appelle|appeler) [à] (ma|mon|mes|notre|sa|son|une|un|la|le) [*] (mère|père|maman|papa|soeur|frère|fille|fils|mari|femme|copain|copine|ami*|voisin*|tante|oncle|beau*|belle*|parents|patron|chef|boulot|collègue*|cousin*) & ! ${RESCUE}`,
])

/** « Je les ai pas encore joints », « j’ai appelé personne »: what we took for a call was none. */
export const deniesCall = test([
  '(ai|avons|a|ont) (pas|jamais|rien) [encore|du tout|vraiment|pu|réussi à|su] [les|le|la] (appelé*|appeler|joint*|joindre|téléphoné|prévenu*|prévenir|contacté*)',
  '(pas|jamais) [encore] (appelé|téléphoné|joint*|prévenu*) [le|les|de|personne|$] & ! (ils|elle|il) [me|nous|ont|a] [ont|a] pas',
  '(appelé|prévenu|joint|contacté) [encore] personne',
  'personne [ne] a [encore] (appelé|prévenu|téléphoné)',
  '(arrive|réussis|parviens) (pas|plus) à [les] (appeler|joindre|avoir)',
  `${RESCUE} [ne] (répond*|décroche*) (pas|plus)`,
  '(je|on) (demande|demandais) (qui|si|lequel|quel numéro|quoi) .. (appeler|appelle|faire)',
])

const asksToCall = test([
  '(est ce que|faut [il] que|vous croyez que|tu crois que|ce est mieux que|dis moi si|dites moi si|sais pas si|hésite à) [je|on] [les|dois|devrais|peux] (appelle|appeler|appel)',
  '(appelle|appeler|appel) .. (ou pas|ou non|oui ou non|ou (le|les|plutôt|bien|au) *|qui $|quel numéro|lequel)',
  '(dois|doit|faut|faut il|devrais|je demande) [je|on|vraiment|il] [qui|les] (appeler|appelle)',
  '(qui|quel numéro) [est ce que] [je|on] [dois|doit|peux] (appelle|appeler)',
])
const namesCalling = test(['(je|on) [dois|les|vais|peux|devrais] [les] (appelle|appeler|appel|compose|fais le)'])

/** « J’appelle le 15 ou les pompiers ? » */
export function asksWhetherToCall(message: string): boolean {
  if (toSentences(message).some(asksToCall)) return true
  return (message.match(QUESTION) ?? []).some((asked) => toSentences(asked).some(namesCalling))
}

const namesMedicalRescue = test([
  '(samu|pompiers|ambulance|(le|au) (15|112|18)) & ! (chat|arbre|guêpe*|frelon*|exercice|en cas|(15|18) (h|heures|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|du mois))',
])

/** Whoever asks whether to call for a body has seen reason to. */
export const asksToCallRescue = (message: string): boolean =>
  asksWhetherToCall(message) && toSentences(message).some(namesMedicalRescue)

const TAKES =
  "(emmènent|emmène|embarquent|embarque|ont emmené*|ont pris en charge|prennent en charge|(l'ont|l'a) (emmené*|pris*|hospitalisé*|gardé*|opéré*|admis*))"

export const saysHelpIsThere = test([
  '(pompiers|samu|secours|ambulance|médecin*|gendarmes|police|policiers) .. (sont là|est là|sont arrivé*|est arrivé*|sont chez moi|est chez moi) & ! (pas|veux|peur)',
  "suis .. (à l'hôpital|aux urgences|à la clinique|dans l'ambulance|hospitalisé*|avec les (pompiers|secours|médecins)) & ! (pas|veux|peur)",
  "(ils|on) (m'ont|m'a) (mis|posé|soigné*|opéré*|emmené*|pris en charge|perfusé*|gardé*|hospitalisé*|transporté*) & ! (dehors|coup*|baffe*|claque*)",
  "s'occupent de moi",
  "(on|nous) [y] (est|sommes) [déjà|enfin|tous] (à l'hôpital|aux urgences|à la clinique|avec les (pompiers|secours|médecins)) & ! (pas|veux|peur)",
  'urgences [,] on y est',
  '(samu|pompiers|secours|médecin*|ambulanciers) [*] (est|sont) [déjà|enfin] (avec|auprès de|chez) (lui|elle|eux|mon|ma) & ! (pas|veux)',
  `(pompiers|samu|secours|ambulance) [la|le|l'|nous] ${TAKES}`,
  "(il|elle|{proche}) est parti* (avec|dans) (les pompiers|le samu|les secours|l'ambulance)",
])

/** « Ils », of whom nothing else was said, once they were called. */
export const saysTheyAreThere = test([
  'ils sont [déjà|enfin] (là|arrivé*)',
  `ils [la|le|l'] ${TAKES}`,
  "s'occupent (de lui|d'elle)",
])

/** « Il est hospitalisé »: those who fear for somebody are told nothing more of calling. */
export const isCaredFor = test([
  "(il|elle) [*] (est|reste|a été) [bien|déjà|maintenant|encore|toujours] (hospitalisé*|à l'hôpital|à l'hosto|aux urgences|en réa*|en psychiatrie|en clinique|prise en charge|pris en charge) & ! (pas|plus|veux|voudrais|faut|si|refuse*|travaille|bosse|infirmi*|médecin*|interne|sa (mère|soeur|femme|fille)|son (père|frère|mari|fils))",
])

/** Those who help are beside the person; « ils » once they were called. */
export function isHelpThere({ safety }: ConversationState, sentences: readonly PlainText[]): boolean {
  return sentences.some(saysHelpIsThere) || (safety.called === true && sentences.some(saysTheyAreThere))
}
