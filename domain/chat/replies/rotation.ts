import type { ConversationState } from '../conversation-state.ts'

/** behaviours: no wording more than three times in a conversation. */
const MOST_USES = 3

/**
 * The next wording of a part; null once all have been said three times. The seed says where the turn starts, except for
 * questions: the plainest one is written first and asked first.
 */
export function nextWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  const uses = state.used[part] ?? 0
  if (uses >= wordings.length * MOST_USES) return null
  state.used[part] = uses + 1
  const start = part.endsWith('uestion') ? 0 : state.seed
  return wordings[(start + uses) % wordings.length] ?? null
}
