import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { productAnswers } from './product-answers.ts'

const known = productAnswers.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

const ASKS =
  /\?|^\s*(?:comment|combien|quels?|quelles?|qui|est-ce|puis-je)\b|je (?:peux|veux|voudrais|souhaite) (?:résilier|annuler|réserver|changer|prendre)|vous prenez|proposez|n['’]arrive pas|reçu/i

/** The answer to a question about Mivoix; null when the message asks nothing of the product. */
export function productAnswer(state: ConversationState, message: string): string | null {
  if (!ASKS.test(message)) return null
  const sentences = toSentences(message)
  const asked = known.find((entry) => sentences.some(entry.isMet))
  return asked ? nextWording(state, `product ${asked.id}`, asked.answers) : null
}
