import { cardFor } from '../chat/care/card-for.ts'
import { newConversation } from '../chat/conversation-state.ts'
import type { HelpLine } from '../chat/help-lines.ts'
import { readMessage } from '../chat/reading/read-message.ts'

/**
 * Help lines shown at once to the author of a message; none without crisis or danger. Needed because nobody may read
 * the message for days. `earlier`: recent messages of the same person, which may change its meaning.
 */
export function helpFor(body: string, earlier: readonly string[]): HelpLine[] {
  // Messages that raised an alarm were answered then: a « merci » afterwards is not a danger told in pieces.
  const unheard = earlier.filter((words) => readMessage(words).level === 'none')
  const { level, situation } = readMessage(body, unheard)
  if (level !== 'crise' && level !== 'danger') return []
  const { risk } = newConversation(0)
  return cardFor({ ...risk, level, situation })?.lines ?? []
}
