import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { whoDied } from './deaths.ts'

/** Whoever tells of a death is met with one plain word of sympathy, once, which claims no sorrow of ours; null where no death is told. */
export function sympathyFor(state: ConversationState, message: string): string | null {
  const dead = whoDied(message)
  return dead && unusedWording(state, 'sympathy', [`Perdre votre ${dead}, c’est une grande peine.`])
}
