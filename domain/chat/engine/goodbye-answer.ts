import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import {
  answersToThanks,
  apologies,
  closingThanks,
  disappointments,
  farewells,
  leavingFor,
  leavings,
  plainGoodbyes,
  wishesOf,
} from './goodbyes.ts'
import { join } from './listen.ts'
import { practitionerOffer } from './practitioner-offer.ts'

const isPlainGoodbye = compileTest(plainGoodbyes, lexicon)
const isLeaving = compileTest(leavings, lexicon)
const closesWithThanks = compileTest(closingThanks, lexicon)
const isDisappointed = compileTest(disappointments, lexicon)
const known = leavingFor.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

/** Whether somebody takes their leave with their last words, whatever they said before. */
export function isGoodbye({ turn }: ConversationState, sentences: readonly PlainText[]): boolean {
  const last = sentences.at(-1)
  if (!last) return false
  const isThankful = sentences.slice(-2).some((sentence) => sentence.includes('merci'))
  // « Merci. Je vais dîner » is one goodbye.
  const leave = isThankful && !last.includes('merci') ? ['merci', ...last] : last
  return isPlainGoodbye(last) || ((turn > 0 || isThankful) && isLeaving(leave))
}

const WHEN =
  /(?<!\p{L})(ce soir|demain matin|demain soir|demain|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu

/** Last words of thanks, after whatever was said: received, and nothing asked; null where they still ask or tell something. */
export function thanksAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const last = sentences.at(-1)
  if (state.turn === 0 || !last || !closesWithThanks(last) || askingParts(message).length > 0) return null
  const when = WHEN.exec(message)?.[1]?.toLowerCase()
  return join([
    when ? `Bon courage pour ${when}.` : null,
    anyWording(state, 'thanks', answersToThanks),
    practitionerOffer(state),
  ])
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
