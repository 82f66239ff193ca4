import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const ILLNESS =
  '(angine|grippe|gastro*|otite|bronchite|bronchiolite|rhume|allergie|insolation|indigestion|virus|varicelle|covid|sinusite|laryngite|entorse|migraine|fausse alerte)'
/** Said of somebody else. Of one's own chest, « ça va mieux » says nothing: it is for a doctor to say. */
const areBetter = test([
  '(il|elle|ils|elles|{proche}|fille|fils|bébé) [*] (va|vont|est|se sent) [beaucoup|bien|un peu|nettement|déjà|déja|bcp] mieux & ! (pas|plus|moins) mieux',
  '(fièvre|température) [*] (est|a) [bien|enfin] (tombé*|baissé*|passé*|partie|descendu*)',
  '(il|elle|ils|elles|{proche}|fille|fils|bébé) (va|vont) [très] bien (maintenant|à présent|aujourdhui|depuis)',
  '(plus de fièvre|plus aucune fièvre|a plus de fièvre|est guéri*|est remis*|est rétabli*)',
  '^ [oui|non|ouf|si|bah|ben|bon] [,] (ça va|tout va) [beaucoup|bien|déjà] (mieux|bien) [maintenant|aujourdhui|depuis|merci|$]',
])
const DAYS_AGO =
  '(hier|avant hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|il y a (deux|trois|2|3|4|une|plusieurs) (jours|semaine*))'
/** Seen by their doctor, or over for days: true of anybody. What the rescue has only just left is still watched over (`after-the-alarm.ts`). */
const wasSeen = test([
  '(médecin|docteur|pédiatre|généraliste) .. (vu|vue|vus|ausculté*|rassuré*|dit que|diagnostiqué|prescrit)',
  `(rentré*|revenu*|sorti*|ressorti*) (de l'hôpital|des urgences|de chez le médecin|de la clinique) .. ${DAYS_AGO}`,
  `(c'était|ce était|c'est|ce est|était) [juste|que|en fait|finalement|seulement] (une|un|la|le) [grosse|petite|bonne|simple] ${ILLNESS}`,
  `(c'était|ce était|ça date de|c'est arrivé|ce est arrivé) ${DAYS_AGO}`,
])

/** Of one's own body, nothing hurts and nothing presses: said outright, and not only « ça va mieux ». */
const nothingAils = test([
  "[ne] (ai|j'ai|n'ai) [vraiment|absolument] (mal nulle part|aucune douleur|pas mal|aucun symptôme|rien du tout|pas de douleur)",
  '(pas|aucune) [d|de|une] urgence & ! (mais|sauf)',
  '(suis|me sens) (pas|plus|nullement|aucunement) [du tout|vraiment] en danger & ! (mais|sauf)',
  "(pas|plus) besoin (du 15|du 112|du samu|des pompiers|des secours|d'une ambulance|d'appeler) & ! (mais|veux mourir|laissez moi)",
  '(je|moi je) vais (très|tout à fait|parfaitement|bien|très bien) [bien] [là|maintenant|,|merci|$] & ! (mourir|finir|partir|si|est ce que|pas|plus|mais)',
  '(laissez|oubliez|arrêtez) [tomber|avec] [le|ce|votre|vos] (15|112|samu|urgences) & ! (mourir|partir|dormir)',
])

/** Whether a body that we had feared for is out of danger, by what is said now. */
export function isMedicalOver(
  { risk, inDanger }: ConversationState,
  sentences: readonly PlainText[],
  heard: Reading,
): boolean {
  if (risk.situation !== 'medical' || heard.level !== 'none') return false
  // What was told outright of a body in danger is not taken back by a word: it is for a doctor to say.
  const isOnlyGuessed = risk.isGuessed && risk.level === 'danger' && inDanger === null
  return (
    sentences.some(wasSeen) ||
    (inDanger !== null && sentences.some(areBetter)) ||
    (isOnlyGuessed && sentences.some(nothingAils))
  )
}
