import { newConversation } from '#domain/chat/conversation-state.ts'
import { withoutExchanges } from '#domain/chat/engine/exchanges/exchange-answer.ts'
import { knowSituations } from '#domain/chat/engine/know-situations.ts'
import { type Answer, respond } from '#domain/chat/respond.ts'

await knowSituations()

/** The answer of the rules, as if nothing had been written for the very words. */
export const respondByRules: typeof respond = (...turn) => withoutExchanges(() => respond(...turn))

/** A conversation with the engine, its memory stored and read again between two turns as the server does. */
export function wholeTalk(messages: readonly string[], seed = 4, answerTo = respond): Answer[] {
  let state = newConversation(seed)
  return messages.map((message) => {
    const answer = answerTo(state, message)
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}

/** The same with its rules alone. */
export function talk(messages: readonly string[], seed?: number): Answer[] {
  return wholeTalk(messages, seed, respondByRules)
}

export function repliesTo(messages: readonly string[], seed?: number): string[] {
  return talk(messages, seed).map(({ reply }) => reply)
}
