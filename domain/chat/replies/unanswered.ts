import { cardFor } from '../card-for.ts'
import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from './rotation.ts'

const ASKS =
  /\?\s*$|(?:^|[.!,;]\s+)(?:est[ -]ce qu|faut[ -]il|dois[ -]je|je dois|comment |pourquoi |combien |qui |où |il peut |elle peut |je peux )/iu

/** A question that nothing was written for: said to be heard, and who can answer it. It is never passed over as if it had not been asked. */
export function unanswered(state: ConversationState, message: string): string | null {
  const [line] = cardFor(state)?.lines ?? []
  if (!line || !ASKS.test(message)) return null
  return unusedWording(state, 'unanswered', [
    `Je n’ai pas de réponse sûre à cela, et je préfère vous le dire : posez la question telle quelle au ${line.number}, on vous y répondra précisément.`,
    `Là-dessus je pourrais me tromper. Le ${line.number} répond à ce genre de question, même sans donner votre nom.`,
    `Cette question mérite mieux qu’une réponse au hasard : notez-la, et posez-la au ${line.number}.`,
  ])
}
