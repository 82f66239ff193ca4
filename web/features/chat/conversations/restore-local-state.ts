import { type Conversation, interrupted, withHelp } from './conversation.ts'
import { stoppedAnswer, visitorConsent } from './kept-choices.ts'
import { keptHelp } from './kept-help.ts'
import type { LoadedConversation } from './load-conversation.ts'

/** Restores local state on a loaded conversation: the answer that was stopped, and the crisis help that was shown. */
export function restoreLocalState({ conversation, unanswered }: LoadedConversation, sessionId: string): Conversation {
  const help = keptHelp.of(sessionId)
  const helped = help ? withHelp(conversation, help, visitorConsent.isGiven() ? 'agreed' : 'unasked') : conversation
  return unanswered && stoppedAnswer.isTo(unanswered.id) ? interrupted(helped, unanswered) : helped
}
