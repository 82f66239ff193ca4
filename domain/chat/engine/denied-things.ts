import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { recognise } from './recognise.ts'
import { meantIn, nounOf } from './what-they-meant.ts'

/** What we spoke of and they say is not theirs: neither the thing nor what it would be part of is spoken of again. */
export function noteDenied(state: ConversationState, things: readonly string[]): void {
  for (const thing of things) {
    const noun = nounOf(thing)
    if (noun && !isTheirOwn(state, noun)) state.denied.push(noun)
    const { told } = recognise(toSentences(thing), [])
    if (!told) continue
    state.notLived.push(told.id)
    if (state.situation?.id === told.id) state.situation = null
  }
}

/** Named by themselves a moment ago: it is one thing of it that they deny. */
function isTheirOwn({ before }: ConversationState, noun: string): boolean {
  return before !== null && toSentences(before).some((sentence) => sentence.includes(noun))
}

/** Who speaks of it after all takes it back. */
export function takeBackDenied(state: ConversationState, message: string): void {
  if (state.denied.length === 0) return
  const said = new Set(toSentences(meantIn(message).words).flat())
  state.denied = state.denied.filter((noun) => !said.has(noun))
}

/** Whether a reply speaks of what they said is not theirs. */
export function speaksOfDenied({ denied }: ConversationState, reply: string): boolean {
  if (denied.length === 0) return false
  const said = new Set(toSentences(reply).flat())
  return denied.some((noun) => said.has(noun) || said.has(`${noun}s`))
}
