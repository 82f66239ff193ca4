import { cardFor } from '../card-for.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { unusedWording } from './rotation.ts'

const ASKS =
  /\?\s*$|(?:^|[.!,;]\s+)(?:est[ -]ce qu|faut[ -]il|dois[ -]je|je dois|comment |pourquoi |combien |qui |où |(?:il|elle) peut (?!pas|plus)|je peux (?!pas|plus))/iu

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

const asksYesOrNo = compileTest(
  [
    "(ou pas|ou non|ou (je|j)|dois|faut|peux|devrais|puis je|est ce que je|vaut mieux|c'est (bien|bon|grave|normal|mieux|une bonne idée)|(je|j) *)",
  ],
  lexicon,
)
const asksMore = compileTest(
  ['(pourquoi|comment|quoi|qui|quand|combien|quel*|vous|tu|à quoi|vivre|mourir|exister|sers|sert)'],
  lexicon,
)

/** « J’y vais ou pas ? », « c’est bien si je fais ça ? »: who asks so is not passed over; « à quoi bon ? » asks for no such answer. */
export const asksByYesOrNo = (message: string): boolean =>
  askingParts(message).some((asked) => asksYesOrNo(asked) && !asksMore(asked))

/** Those who rescue are on the line: whatever nobody here can decide is for them. */
export function toAskOnTheLine(state: ConversationState, message: string): string | null {
  if (askingParts(message).length === 0) return null
  return unusedWording(state, 'tip to ask them', [
    'Posez-leur cette question telle quelle, ils sont en ligne : c’est à eux de le dire, et ils répondent tout de suite.',
    'Là-dessus, c’est le 15 qui décide : demandez-le-leur maintenant, avant de faire quoi que ce soit.',
  ])
}
