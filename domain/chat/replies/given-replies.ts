import type { ConversationState } from '../conversation-state.ts'
import { speaksOfDenied } from '../engine/denied-things.ts'

/** Enough for hundreds of turns: parts of different lengths turn at different paces. */
const MOST_ATTEMPTS = 60

/** The first that has something to say that was not said yet, nor told not to be theirs: other wordings are tried, then whoever comes next. */
export function unheard(state: ConversationState, answers: readonly (() => string | null)[]): string {
  let reply = ''
  for (const answer of answers) {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const said = answer()
      if (said === null) break
      reply = said
      if (!isGiven(state, reply) && !speaksOfDenied(state, reply)) return remembered(state, reply)
    }
  }
  return remembered(state, reply)
}

export function remembered(state: ConversationState, reply: string): string {
  state.given.push(fingerprint(reply))
  return reply
}

function isGiven(state: ConversationState, reply: string): boolean {
  return state.given.includes(fingerprint(reply))
}

function fingerprint(text: string): string {
  let hash = 0
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
