import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isInDistress } from './risk-memory.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** Situations in which something is decided, left or put in order for reasons that were told. */
const decisions = new Set([
  'hesitate-to-resign',
  'just-resigned',
  'job-offer-elsewhere',
  'career-change',
  'work-contract-ending',
  'retire-approaching',
  'dropping-out',
  'orientation-doubt',
  'wrong-course',
  'parcoursup-waiting',
  'pet-ill',
  'pet-rehomed',
  'abortion-deciding',
  'nursing-home-decision',
  'couple-doubts-staying',
  'couple-wedding-doubts',
  'change-moving-house',
  'moving-forced',
  'leaving-home',
  'illness-operation-ahead',
])

/** What is said of any decision: nothing in it names death. */
const speaksOfDecision = test([
  'je (vais|crois que je vais|pense que je vais) le faire',
  'je le (fais|ferai)',
  "(j'ai|ai) [déjà|enfin|donc] (choisi|décidé) ($|,|et|mais|alors|pour (lundi|mardi|mercredi|jeudi|vendredi|la rentrée|septembre|janvier))",
  "(j'ai|ai) [déjà|enfin|donc] décidé (de|d') [ne] [pas|plus] [me|le|la|les|l|y|en] [faire] (partir|quitter|démissionner|arrêter|changer|déménager|accepter|refuser|rester|garder|avorter|faire|vendre|mettre|placer|opérer|repousser|reporter|reprendre|postuler|signer|aller|prendre|laisser|donner|confier|continuer|abandonner|lâcher|redoubler)",
  "(j'ai|ai) [déjà|enfin|donc] (décidé que|choisi) [je|on|nous|il|elle] (vais|va|vont|reste*|garde*|accepte*|signe*|prend*|prends|refuse*|entre*|irai*|ira|rentre*|ma|mon|la|le|une|un) & ! (robe|arbre|endroit|lieu|jour|date|heure|chanson*|musique|photo|cercueil|costume|chêne|pont|nuit)",
  '(pris|prendre) ma décision',
  "(c'est|est) décidé",
  'tout est (prêt|bouclé|réglé|rangé)',
  'tout (préparé|bouclé|réglé|rangé)',
  '(ma|la) lettre [de démission] est (prête|écrite|partie)',
  '(écrit|rédigé|posé|donné) (ma|la) (lettre|démission)',
  '(dit|dire) au revoir (à|aux) (tout le monde|collègues|mes collègues|voisins|équipe|mes voisins)',
  '(donné|laissé|noté) (les|mes) (codes|clés|papiers)',
])

/** « Je le ferai demain », of a call that was spoken of. */
const putsOff = test([
  '^ [ok|oui|bon|merci|promis|alors|d accord|et|super|voilà] [,] je (le|la|les|lui|y) (ferai|fais|vais faire|dirai|appellerai|appelle|parlerai|parle|vais|irai|essaierai|écrirai) [ça] (ce soir|demain|demain matin|demain soir|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|bientôt|tout à l heure) [,] [promis|merci|matin|soir|au travail|à la maison]',
  '^ [ok|oui|bon|merci|promis|alors|d accord|et|super|voilà] [,] je (vais|vais essayer de) (le|la|lui) (faire|dire|appeler|parler|essayer) (ce soir|demain|demain matin|demain soir|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|bientôt|tout à l heure)',
  '^ je le fais (ce soir|demain|demain soir|dimanche|dimanche soir) avant [de|d] [y] (retourner|dormir|partir|me coucher)',
])

/** What one packs, takes or books, and comes back with. */
const packs = test([
  '(valise*|bagage*|cartons|passeport|billets|crème solaire|camping|tente|maillot*|cure|thalasso|crèche|location) & (prêt*|préparé|bouclé*|pars|partons|part|faites) & ! (aller simple|sans (valise*|bagage*|billet*|retour)|sans billet*|élèvera|s occupera de|pas plus loin|sans retour)',
])
/** Beside a suitcase, what is left in order for others is no luggage. */
const leavesInOrder = test(['(papiers|codes|testament|lettre*|ceux qui restent|assurance*|obsèques)'])
const namesWayToDie = test([
  '(mourir|mort|morte|suicid*|tuer|en finir|cachets|comprimés|médicaments|corde|fusil|pont|vide|rails|lame*|adieu*|pour toujours|pour de bon|sans moi|plus là|avalé|éteindre|en ouvrant|un mot (pour|à)|rester avec moi|dans la salle de bain*)',
])

/** Two who leave in one night, what is needed at hand, somebody who will not notice: decided so, it is more than a house, a home or an operation. */
const isOfTwoOrOfNight = test([
  "(partir*|partirions|partons|partirons|part|en aller|en allons|en irons|s'en va|emmène|emmènerai|emmener) .. (ensemble|tous les deux|toutes les deux|tous les trois|nous deux|avec (moi|elle|lui)|avant (elle|lui)|en même temps)",
  "(j'ai|ai|garde|gardé|reste|avons|on a) [déjà|tout|encore|toujours] (ce qu'il|ce que il) (me|nous) [en] faut",
  "(j'ai|ai|garde|gardé|avons|on a) [déjà|tout|encore|toujours] (ce qu'il|ce que il) faut [dans|$|,|pour nous|pour moi|pour deux|à la cave|au garage]",
  '(même|cette|une|dernière) nuit & (ensemble|deux|ce sera|armoire|tiroir|prêt*)',
  '(me|nous) (réveiller*|réveillera|réveillerai|réveillerons|endormir*|endormirons|endormirai) [plus|pas|ensemble|pour]',
  '(laisser|laisserai|laisse|laisserons) [pas] (seul*|derrière)',
  '(après (moi|nous)|rejoindre|en paix|délivr*|souffrirai|souffrirons|nous trouver*|me trouver*|sans retour|dernier voyage|de ce monde)',
])

/** Said of an old dog, it is what the vet promised. */
const spareThem = test([
  "(elle|il|ils|elles) [ne] (s'apercevr*|sentir*|verr*|saur*|comprendr*|entendr*|souffrir*) [*] (rien|pas)",
])
const ofAnimals = new Set(['pet-ill', 'pet-rehomed'])

/**
 * « Je vais le faire », of a resignation or of an old dog, announces no death; nor does a suitcase. Not once anything worried: what is decided may then be
 * something else. What stays heavy is still asked about (`uneasy`).
 */
export function isOrdinaryDecision(
  { situation, risk, turn, uneasyAt, question, isOfSuicide }: ConversationState,
  sentences: readonly PlainText[],
  { level, situation: read, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (
    level !== 'crise' ||
    read === 'other-imminent' ||
    read === 'other-worry' ||
    says(namesWayToDie) ||
    says(isOfTwoOrOfNight) ||
    says(saysOwnDeath)
  )
    return false
  // « Je vais le faire ce soir », by who asked whether to ask their child's pardon, is of that.
  const isOfTheirQuestion = question?.turn === turn - 1 && !isOfSuicide && says(putsOff)
  if (risk.level === 'danger' && isOfTheirQuestion) return true
  if (risk.level !== 'none') return false
  const isOfDecision = situation !== null && decisions.has(situation.id) && says(speaksOfDecision)
  const isCalm = turn > 0 && uneasyAt === null && !isInDistress(risk, turn)
  if (isCalm && says(putsOff)) return true
  if (says(spareThem) && !(situation !== null && ofAnimals.has(situation.id))) return false
  return isOfDecision || (isUnsure({ signals }) && says(packs) && !says(leavesInOrder))
}
