import type { ConversationState } from '../conversation-state.ts'

/** No wording of a crisis reply comes more than three times in a conversation. */
const MOST_USES = 3
const PLAINEST_FIRST = /uestion$|^(?:remark|tip|product) /

/** The next wording of a part; null once all have been said three times. */
export function nextWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  return (state.used[part] ?? 0) < wordings.length * MOST_USES ? anyWording(state, part, wordings) : null
}

/**
 * The next wording of a part that must never be missing, round and round: a help line above all. The seed says where the
 * turn starts, except for questions, tips, remarks and facts about Mivoix that come back: the plainest is written first
 * and said first.
 */
export function anyWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  const next = inTurn(state, part, wordings)
  state.used[part] = (state.used[part] ?? 0) + 1
  state.parts = [...state.parts.filter(({ turn }) => turn >= state.turn - 1), { part, turn: state.turn }]
  return next
}

function inTurn({ used, seed }: ConversationState, part: string, wordings: readonly string[]): string | null {
  const start = PLAINEST_FIRST.test(part) ? 0 : seed
  return wordings[(start + (used[part] ?? 0)) % wordings.length] ?? null
}

/** The next wording of a part that nobody has read yet in this conversation; null once all have been said. */
export function unusedWording(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  return (state.used[part] ?? 0) < wordings.length ? anyWording(state, part, wordings) : null
}

/** The same, read and not yet said. */
export function wordingToCome(state: ConversationState, part: string, wordings: readonly string[]): string | null {
  return (state.used[part] ?? 0) < wordings.length ? inTurn(state, part, wordings) : null
}
