import type { ConversationState } from '../conversation-state.ts'
import { SECOND_READING } from '../detector/detect-risk.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { hear, questionOn, wordsFor } from '../engine/listen.ts'
import { productAnswer } from '../engine/product-answer.ts'
import { reflect } from '../engine/reflection.ts'
import { linesFor } from '../help-lines.ts'
import { type Danger, dangers, type Reading } from '../risk.ts'
import { dangerWordings } from './danger-wordings.ts'
import { followUps } from './follow-ups.ts'
import { openings } from './openings.ts'
import { anyWording, nextWording } from './rotation.ts'
import { type Part, wordings } from './wordings.ts'

const followUpTests = followUps.map((followUp) => ({ ...followUp, isMet: compileTest(followUp.patterns, lexicon) }))

/** Situations in which an act is under way: emergency services first, and no question. */
const UNDER_WAY = new Set(['attempt', 'other-imminent'])

/**
 * The whole answer to a message in a conversation at risk: written by hand, put together at once, the same whether a
 * model is there or not. `state` is the caller's own copy: the wordings used are counted in it.
 */
export function crisisReply(state: ConversationState, reading: Reading, message: string): string {
  const { risk } = state
  const danger = risk.situation
  state.askedSafety = null
  if (risk.level === 'danger' && isDanger(danger)) return dangerReply(state, danger, reading, message)
  if (risk.level === 'vigilance') return vigilanceReply(state, reading, message)
  return UNDER_WAY.has(risk.situation ?? '')
    ? underWayReply(state, reading, message)
    : suicideRiskReply(state, reading, message)
}

function suicideRiskReply(state: ConversationState, reading: Reading, message: string): string {
  const say = sayer(state)
  const { risk } = state
  const first = (state.used.suicideLine ?? 0) === 0
  const rests = reading.level === 'none' && !risk.immediate && restsFromSafety(state)
  const parts = [opening(state, reading, message), say('suicideLine'), risk.cannotSpeak ? say('text') : null]
  if (rests) return join([...parts, questionOn(state, hear(state, message, toSentences(message)).theme)])
  if (reading.level === 'none' && risk.situation === 'self-injury') parts.push(say('emergency'), say('trusted'))
  else if (reading.level === 'none') parts.push(risk.immediate ? say('presence') : say('trusted'))
  else if (reading.situation === 'method-question') parts.push(say('emergency'), say('presence'), say('professional'))
  else if (risk.immediate) parts.push(dangerToo(reading) ?? say('emergency'), say('presence'), say('distance'))
  else
    parts.push(
      dangerToo(reading) ?? say('emergency'),
      say('trusted'),
      first ? say('professional') : say('firstSentence'),
    )
  if (first || state.turn % 4 === 0) parts.push(say('ai'))
  if (!risk.immediate && state.turn % 3 === 2) parts.push(say('technique'))
  parts.push(risk.immediate ? say('safetyQuestion') : say('suicideQuestion'))
  return join(parts)
}

/** Asked twice, the question about suicide is not asked again at every turn: the conversation goes on, and the line stays. */
function restsFromSafety({ used, turn }: ConversationState): boolean {
  return (used.suicideQuestion ?? 0) >= 2 && turn % 2 === 0
}

function underWayReply(state: ConversationState, reading: Reading, message: string): string {
  const say = sayer(state)
  return join([
    say('emergencyNow'),
    opening(state, reading, message),
    say('emergencyThen'),
    state.risk.cannotSpeak ? say('text') : null,
    say(state.risk.situation === 'other-imminent' ? 'besideThem' : 'untilTheyCome'),
    say('suicideLine'),
    say('staying'),
  ])
}

function vigilanceReply(state: ConversationState, reading: Reading, message: string): string {
  const say = sayer(state)
  return join([opening(state, reading, message), say('softHuman'), say('softLine'), say('softQuestion')])
}

function dangerReply(state: ConversationState, danger: Danger, reading: Reading, message: string): string {
  const say = sayer(state)
  const words = dangerWordings[danger]
  // Of a conversation about violence nothing is said back but the person's own words: general ones may not be true here.
  const said = reading.level === 'none' ? reflect(state, message, { isVerdict: false }) : null
  const heard = isUnsure(reading)
    ? nextWording(state, 'opening unclear', openings.unclear ?? [])
    : nextWording(state, `${danger} heard`, words.heard)
  const opens = followUpAnswer(state, reading, message) ?? said ?? heard
  const lines = anyWording(state, `${danger} lines`, words.lines)
  const step = nextWording(state, `${danger} step`, words.step)
  const text = state.risk.cannotSpeak ? say('text') : null
  const question = nextWording(state, `${danger} question`, words.question)
  return join(danger === 'medical' ? [lines, opens, step, text] : [opens, lines, text, step, question])
}

/** What the person just said comes first: their follow-up, the situation, or thanks. */
function opening(state: ConversationState, reading: Reading, message: string): string | null {
  const followUp = followUpAnswer(state, reading, message)
  if (followUp) return followUp
  const situation = state.risk.situation
  if (reading.level === 'none')
    return (
      productAnswer(state, message) ?? attended(state, message) ?? nextWording(state, 'meanwhile', wordings.meanwhile)
    )
  if (isUnsure(reading)) return nextWording(state, 'opening unclear', openings.unclear ?? [])
  const ofSituation = situation ? openings[situation] : undefined
  return (
    (ofSituation && situation ? nextWording(state, `opening ${situation}`, ofSituation) : null) ??
    nextWording(state, 'thanks', wordings.thanks)
  )
}

/** Nothing was said in so many words: it is asked, and not told to them. */
function isUnsure({ signals }: Reading): boolean {
  return signals.length > 0 && signals.every(({ rule }) => rule === SECOND_READING)
}

/** What was just said, heard for itself: somebody at risk is still somebody who talks. */
function attended(state: ConversationState, message: string): string | null {
  const heard = hear(state, message, toSentences(message))
  return wordsFor(state, heard) ?? (heard.cue?.isTender ? null : reflect(state, message, { isVerdict: false }))
}

/** Only when the message brings no new signal: a new one is answered for itself. */
function followUpAnswer(state: ConversationState, reading: Reading, message: string): string | null {
  if (state.turn === 0 || reading.level !== 'none') return null
  const sentences = toSentences(message)
  const followUp = followUpTests.find((one) => sentences.some(one.isMet))
  return followUp ? nextWording(state, `follow-up ${followUp.id}`, followUp.answers) : null
}

const urgentFirst: readonly Danger[] = ['medical', 'others']

/** Somebody who is hit and wants to die is given the line for both. */
function dangerToo(reading: Reading): string | null {
  const named = reading.signals.map((signal) => signal.situation).filter(isDanger)
  const danger = urgentFirst.find((one) => named.includes(one)) ?? named[0]
  const line = danger && linesFor({ situation: danger, cannotSpeak: false })[0]
  return line ? `Pour ce que vous subissez aussi, il y a le ${line.number} (${line.about}).` : null
}

/** Parts that name a number: said however long the conversation. */
const helpParts = new Set<Part>(['suicideLine', 'softLine', 'emergencyNow'])

function sayer(state: ConversationState): (part: Part) => string | null {
  return (part) => {
    const wording = (helpParts.has(part) ? anyWording : nextWording)(state, part, wordings[part])
    if (part.endsWith('Question') && wording?.includes('suicide')) state.askedSafety = 'suicide'
    return wording
  }
}

function isDanger(situation: string | null): situation is Danger {
  return dangers.some((danger) => danger === situation)
}

function join(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}
