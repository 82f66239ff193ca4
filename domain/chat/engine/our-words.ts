import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'

/** Our last reply, if their message follows it. */
export function ourLastReply({ reply, turn }: ConversationState): string | null {
  return reply && reply.turn === turn - 1 ? reply.words : null
}

/** The same, as the rules read it. */
export function ourWords(state: ConversationState): PlainText {
  return toSentences(ourLastReply(state) ?? '').flat()
}
