import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const RESCUE = '(15|112|18|17|samu|pompiers|secours|urgences|ambulance|police|gendarmes)'
const SOMEBODY =
  '(elle|il|on|ils|{proche}|collègue*|voisin*|infirmière|quelque un|mari|femme|frère|soeur|mère|père|ami*)'

export const saysHelpIsComing = test([
  "(j'ai|ai|viens d'|je les ai|on a) (appelé|appeler|téléphoné) & ! (déjà|rien|servi|attente)",
  "(j'ai|on a) (envoyé|écrit) .. (sms|114)",
  '(ils|secours|pompiers|samu|ambulance|gendarmes|police|policiers) .. (arrive*|viennent|y vont|sont là|est là) & ! (pas|veux)',
  "c'est fait",
  "(j'appelle|on appelle|je les appelle|je vais appeler|vais les appeler) & ! (pas|qui|si|peur)",
  `${SOMEBODY} [*] (appelle|a appelé|les appelle|téléphone|est au tel|est au téléphone|est en ligne) [avec] [le|les|au|à|aux] ${RESCUE}`,
  `(envoient|envoie|arrive*|en route|vient|viennent) .. (ambulance|pompiers|samu|secours|équipe) & ! (pas|veux|peur|sans que|si on)`,
  '(ambulance|pompiers|samu|secours) .. (en route|partis|dans * minutes)',
  '(ils|samu|pompiers|secours) .. (dit|disent|annonce*|mettent|arriv*|seront) .. (minutes|min|quart de heure) & ! (pas|attendre|attente)',
  'ils (arrivent|envoient|viennent|sont en route|seront là) & ! (veux|pas|peur)',
  `(a|ont|ai) [le|les|la] ${RESCUE} (au téléphone|en ligne|au tel|au bout du fil)`,
])

/** Of a body in danger, whoever calls calls for help. */
export const saysSomebodyCalls = test([
  `${SOMEBODY} [*] (appelle|téléphone|est au téléphone|est au tel) & ! (pas|personne)`,
])

export const saysHelpIsThere = test([
  '(pompiers|samu|secours|ambulance|médecin*|gendarmes|police|policiers) .. (sont là|est là|sont arrivé*|est arrivé*|sont chez moi|est chez moi) & ! (pas|veux|peur)',
  "suis .. (à l'hôpital|aux urgences|à la clinique|dans l'ambulance|hospitalisé*|avec les (pompiers|secours|médecins)) & ! (pas|veux|peur)",
  "(ils|on) (m'ont|m'a) (mis|posé|soigné*|opéré*|emmené*|pris en charge|perfusé*|gardé*|hospitalisé*|transporté*) & ! (dehors|coup*|baffe*|claque*)",
  "s'occupent de moi",
])

const saysTheyAreThere = test(['ils sont [déjà|enfin] (là|arrivé*)'])

/** Those who help are beside the person; « ils » once they were called. */
export function isHelpThere({ safety }: ConversationState, sentences: readonly PlainText[]): boolean {
  return sentences.some(saysHelpIsThere) || (safety.called === true && sentences.some(saysTheyAreThere))
}
