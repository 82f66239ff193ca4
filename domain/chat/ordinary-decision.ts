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
  "(j'ai|ai) [déjà|enfin] (choisi|décidé)",
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
  '(valise*|bagage*|cartons|passeport|billets|crème solaire|camping|tente|maillot*|cure|thalasso|crèche|location) & (prêt*|préparé|bouclé*|pars|partons|part|faites) & ! aller simple',
])
/** Beside a suitcase, what is left in order for others is no luggage. */
const leavesInOrder = test(['(papiers|codes|testament|lettre*|ceux qui restent|assurance*|obsèques)'])
const namesWayToDie = test([
  '(mourir|mort|morte|suicid*|tuer|en finir|cachets|comprimés|médicaments|corde|fusil|pont|vide|rails|lame*|adieu*|pour toujours|pour de bon|sans moi|plus là)',
])

/**
 * « Je vais le faire », of a resignation or of an old dog, announces no death; nor does a suitcase. Not once anything worried: what is decided may then be
 * something else. What stays heavy is still asked about (`uneasy`).
 */
export function isOrdinaryDecision(
  { situation, risk, turn, uneasyAt, question, isOfSuicide }: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'crise' || says(namesWayToDie) || says(saysOwnDeath)) return false
  // « Je vais le faire ce soir », by who asked whether to ask their child's pardon, is of that.
  const isOfTheirQuestion = question?.turn === turn - 1 && !isOfSuicide && says(putsOff)
  if (risk.level === 'danger' && isOfTheirQuestion) return true
  if (risk.level !== 'none') return false
  const isOfDecision = situation !== null && decisions.has(situation.id) && says(speaksOfDecision)
  const isCalm = turn > 0 && uneasyAt === null && !isInDistress(risk, turn)
  if (isCalm && says(putsOff)) return true
  return isOfDecision || (isUnsure({ signals }) && says(packs) && !says(leavesInOrder))
}
