import { newConversation } from '#domain/chat/conversation-state.ts'
import { knowSituations } from '#domain/chat/engine/recognise.ts'
import { type Answer, respond } from '#domain/chat/respond.ts'

await knowSituations()

/** A conversation with the engine, its memory stored and read again between two turns as the server does. */
export function talk(messages: readonly string[], seed = 4): Answer[] {
  let state = newConversation(seed)
  return messages.map((message) => {
    const answer = respond(state, message)
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}

export function repliesTo(messages: readonly string[], seed?: number): string[] {
  return talk(messages, seed).map(({ reply }) => reply)
}
