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

/** A prescription that is asked for is refused, by whoever is in no danger without more. */
const asksForPrescription = test([
  '(fais|fait|faire|prescri*|donne*|rédige*|faut|sur|une|mon) [moi] [une|un|mon|l] [nouvelle] (ordonnance|prescription) & ! (sans ordonnance|plusieurs|toute*|réserve)',
  '(prescrire|prescris|prescrivez) [moi] [un|une|des|du|le|quelque chose]',
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
