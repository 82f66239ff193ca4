import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { apologies, disappointments, farewells, leavingFor, leavings, plainGoodbyes, wishesOf } from './goodbyes.ts'
import { join } from './listen.ts'

const isPlainGoodbye = compileTest(plainGoodbyes, lexicon)
const isLeaving = compileTest(leavings, lexicon)
const isDisappointed = compileTest(disappointments, lexicon)
const known = leavingFor.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

/** Whether somebody takes their leave with their last words, whatever they said before. */
export function isGoodbye({ turn }: ConversationState, sentences: readonly PlainText[]): boolean {
  const last = sentences.at(-1)
  if (!last) return false
  const isThankful = last.includes('merci')
  return isPlainGoodbye(last) || ((turn > 0 || isThankful) && isLeaving(last))
}

/** One warm line on what they go to, and nothing that would keep them. */
export function goodbyeAnswer(state: ConversationState, message: string, sentences: readonly PlainText[]): string {
  const apology = sentences.some(isDisappointed) ? anyWording(state, 'goodbye apology', apologies) : null
  const goesTo = known.find(({ isMet }) => sentences.some(isMet))
  const ofTopic = state.topic && !apology ? wishesOf[state.topic.id] : undefined
  const ofTalk = ofTopic ? unusedWording(state, 'goodbye to a talk', [ofTopic]) : null
  const wish = goesTo ? anyWording(state, `goodbye ${goesTo.id}`, goesTo.wishes) : ofTalk
  const greeting = greetingBack(message, goesTo?.id === 'sleep')
  return join([apology, wish, greeting ?? (wish ? 'À bientôt.' : anyWording(state, 'goodbye', farewells))])
}

const GREETING =
  /(?<!\p{L})(bonne|douce|belle) (soir[ée]e|nuit|journ[ée]e|apr[èe]s-midi|aprem|fin de journ[ée]e|fin de soir[ée]e)/giu

/** Their own wish is given back; whoever goes to bed is wished a good night. */
function greetingBack(message: string, goesToSleep: boolean): string | null {
  if (goesToSleep) return 'Bonne nuit à vous.'
  const [, , time] = [...message.matchAll(GREETING)].at(-1) ?? []
  if (!time) return null
  const said = time
    .toLowerCase()
    .replace(/soiree/, 'soirée')
    .replace(/journee/, 'journée')
    .replace(/apr[eè]s-midi|aprem/, 'après-midi')
  return `Bonne ${said} à vous.`
}
