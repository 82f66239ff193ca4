import { cardFor } from '../chat/care/card-for.ts'
import { newConversation } from '../chat/conversation-state.ts'
import type { HelpLine } from '../chat/help-lines.ts'
import { readMessage } from '../chat/reading/read-message.ts'

/**
 * The lines that whoever writes such words is shown at once; none when they show neither crisis nor danger. Nobody may be
 * there to read a message for days. `earlier`: what the same person wrote shortly before, which may change its meaning.
 */
export function helpFor(body: string, earlier: readonly string[]): HelpLine[] {
  // What alarmed by itself had its help then: a « merci » after it is no danger told in pieces.
  const unheard = earlier.filter((words) => readMessage(words).level === 'none')
  const { level, situation } = readMessage(body, unheard)
  if (level !== 'crise' && level !== 'danger') return []
  const { risk } = newConversation(0)
  return cardFor({ ...risk, level, situation })?.lines ?? []
}
