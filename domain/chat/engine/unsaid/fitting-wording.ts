import type { ConversationState } from '../../conversation-state.ts'
import { unusedWording, wordingToCome } from '../../replies/rotation.ts'
import { supposesUnsaid } from './said-things.ts'

/** The next of what is said one after the other; null where it speaks of something that nobody spoke of. */
export function fittingWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  const next = wordingToCome(state, part, wordings)
  return next !== null && supposesUnsaid(state, next) ? null : unusedWording(state, part, wordings)
}

/** Of wordings that stand for one another, the next that speaks of nothing unsaid. */
export function anyFittingWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  for (;;) {
    const next = unusedWording(state, part, wordings)
    if (next === null || !supposesUnsaid(state, next)) return next
  }
}
