import type { Answer } from '#domain/chat/answer.ts'
import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'

/** A whole conversation, with its state stored as JSON between messages, as the server does. */
export function talk(...messages: string[]): Answer[] {
  let state = newConversation(1)
  return messages.map((message) => {
    const answer = respond(state, message)
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}

export const last = (answers: readonly Answer[]) => answers.at(-1) as Answer
