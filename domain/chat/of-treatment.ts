import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isInDistress } from './risk-memory.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const asksOfTreatment = test([
  '(peux|puis|dois|peut) [je|on] [en] (doubler|augmenter|diminuer|baisser|arrêter|passer à|prendre (deux|2|trois|3|plus|un demi|le double))',
  '(doubler|augmenter|diminuer|baisser|sauter) [la|ma|une] (dose|prise)',
])

const HOARDED =
  '(deux|trois|plusieurs|renouvel*|différent*|médecins|de côté|vétérinaire*|charge|fin de vie|sac|plus forte|suffi*|assez|sans ordonnance|mourir|en finir|dormir pour)'

/** A prescription that is asked for is refused, by whoever is in no danger without more. */
const asksForPrescription = test([
  `(fais|faites|faire|rédige|rédigez|donne|donnez|peux|pouvez|tu|vous) [me] [moi] [me] [faire|donner|rédiger|une] [une|un|l] [nouvelle] (ordonnance|prescription) & ! ${HOARDED}`,
  `(tu|vous|peux tu|pouvez vous) [peux|pouvez|pourriez|pourrais] [me] (prescrire|prescris|prescrivez) & ! ${HOARDED}`,
  `(est|sont|est ce) [*] sur ordonnance & ! ${HOARDED}`,
])

/** « Je peux doubler si ça ne suffit pas ? », by somebody in no distress: refused for itself, and no guess to act upon. */
export function isOfTreatment(
  { risk, turn, uneasyAt }: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): boolean {
  const isGuessedNow = reading.level === 'crise' && isUnsure(reading)
  if (!isGuessedNow) return false
  const isAsked = sentences.some(asksForPrescription) && risk.level === 'none' && uneasyAt === null
  return isAsked || (!isInDistress(risk, turn) && sentences.some(asksOfTreatment))
}
