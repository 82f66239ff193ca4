import { type choiceIn, namedWithin } from './choices.ts'
import { exerciseAskedFor } from './companion/exercise-flows.ts'
import { complains, fixedAnswerTo } from './companion/fixed-answers.ts'
import type { ConversationState, Place } from './conversation-state.ts'
import type { Choice } from './flow.ts'
import { kindOfFlow, stepAt } from './flows.ts'
import { goTo, heardIn, placeOf, startOf, wordsOf } from './follow.ts'
import { RESUME } from './labels.ts'
import { plainTextOf } from './reading/plain-text.ts'
import type { Reading } from './reading/reading.ts'
import { leadingAnswerIn, shortAnswerIn } from './reading/short-answer.ts'
import { isHigher } from './risk.ts'
import { isAboutAnother, isUnderWay, isViolence, levelOfSituation, type Situation, staysFirst } from './situations.ts'

/** Ordinary turns after which a guessed level is dropped. */
const QUIET_TURNS = 2
/** Minimum number of turns between two gentle checks. */
const TURNS_BETWEEN_CHECKS = 6
export const CHECK = 'gentle-check'

/** Reply of the care flow; null when the companion answers. */
export function careTurn(
  state: ConversationState,
  message: string,
  reading: Reading,
  choice: ReturnType<typeof choiceIn>,
): string | null {
  if (choice?.to === 'deny') return null
  const heard = choice ? null : heardNow(state, plainTextOf(message))
  const place = state.place
  const isInCare = place !== null && kindOfFlow(place.flow) === 'care' && place.flow !== CHECK
  // A complaint about the last reply is no new sign, unless it also says something grave.
  if (!choice && !heard && !reading.isPlain && complains(plainTextOf(message)))
    return isInCare ? say(state, placeOf('misread', place) ?? { flow: 'not-well', step: 'misread' }) : null
  const isAct = reading.situation !== null && isUnderWay.has(reading.situation)
  // Within care the words of the flow come before a guess of the classifier, unless it may be an act under way.
  if (heard && !reading.isPlain && !isAct) return followHeard(state, heard)
  if (reading.situation && raises(state, reading, reading.situation))
    return enterCare(state, reading.situation, !reading.isPlain, plainTextOf(message))
  if (heard) return followHeard(state, heard)
  // A fixed answer is given in danger too: the card stays, and the flow waits.
  const isAnswered =
    !choice &&
    shortAnswerIn(message) !== 'retract' &&
    fixedAnswerTo(plainTextOf(message), state.risk.level !== 'none') !== undefined
  if (isAnswered) return null
  if (!place || kindOfFlow(place.flow) !== 'care') {
    if (choice) return enterByChoice(state, choice)
    return exerciseAskedFor(plainTextOf(message)) ? null : check(state, reading)
  }
  if (place.flow === CHECK && !choice && !shortAnswerIn(message)) return leaveCare(state)
  if (fallsQuiet(state, reading, choice)) return leaveCare(state)
  return goOn(state, message, choice)
}

/** True for a higher level, an act under way, another danger, or a new sign after care. Within care the flow continues. */
function raises(
  { risk, place }: ConversationState,
  { level, isPlain, isRule }: Reading,
  situation: Situation,
): boolean {
  const isInCare = place !== null && kindOfFlow(place.flow) === 'care' && place.flow !== CHECK
  if (isInCare && !risk.isGuessed && !isPlain && !isHigher(level, risk.level)) return false
  // An emergency of the body, and fear for another, give way only to words that name something graver themselves.
  if (isInCare && risk.situation && staysFirst.has(risk.situation) && !isUnderWay.has(situation)) return Boolean(isRule)
  // The aggressor in a violence is not somebody to be rescued.
  if (isInCare && risk.situation && isViolence.has(risk.situation) && isAboutAnother.has(situation)) return false
  if (isHigher(level, risk.level)) return isPlain || risk.denials === 0
  if (isUnderWay.has(situation) && risk.situation !== situation) return true
  if (level === risk.level && isPlain && risk.situation && isOther(situation, risk.situation))
    return level === 'danger' || Boolean(isRule)
  return !isInCare && isPlain
}

/** Thoughts, plan and urge are one matter: a talk does not jump between their flows. */
const ownLife: ReadonlySet<Situation> = new Set([
  'suicidal-thoughts',
  'suicide-plan',
  'self-harm-urge',
  'method-question',
])
const isOther = (one: Situation, other: Situation) => one !== other && !(ownLife.has(one) && ownLife.has(other))

/** Words that the current flow recognises, or the flow of a danger said earlier in the conversation. */
function heardNow({ place, risk, visits }: ConversationState, plain: string): HeardFrom | null {
  const here = place && heardIn(place.flow, plain)
  if (here) return hasMoreToSay(visits, place, here) ? { ...here, from: place } : null
  if (risk.isGuessed || !risk.situation || (place && kindOfFlow(place.flow) === 'care')) return null
  const earlier = heardIn(risk.situation, plain)
  return earlier && { ...earlier, from: { flow: risk.situation, step: '' } }
}

/** A step whose wordings were all said would only repeat itself. */
function hasMoreToSay(visits: ConversationState['visits'], from: Place, { to = '' }: Choice): boolean {
  const target = placeOf(to, from)
  if (!target || to.startsWith('flow:')) return true
  // An immediate danger is said again.
  return target.step === 'now' || (visits[`${target.flow}/${target.step}`] ?? 0) < (stepAt(target)?.says.length ?? 0)
}

interface HeardFrom extends Choice {
  from: Place
}

function followHeard(state: ConversationState, heard: HeardFrom): string | null {
  state.risk.quietTurns = 0
  // They speak of it in its own words, means or people: it is no longer a guess.
  if (heard.to !== 'not-now') state.risk.isGuessed = false
  return enterByChoice(state, heard) ?? say(state, placeOf(heard.to ?? '', heard.from))
}

function enterCare(state: ConversationState, situation: Situation, isGuessed: boolean, plain = ''): string | null {
  const said = isGuessed ? null : heardIn(situation, plain, true)
  const other = said && enterByChoice(state, said)
  if (other) return other
  const level = levelOfSituation[situation]
  const { risk } = state
  risk.isGuessed = isGuessed && (risk.level === 'none' || risk.isGuessed)
  if (isHigher(level, risk.level) || risk.level === 'none') risk.level = level
  risk.situation = situation
  risk.quietTurns = 0
  const start = startOf(situation)
  return say(state, (said && start && placeOf(said.to ?? '', start)) ?? start)
}

/** A tapped chip is explicit: not a guess. */
function enterByChoice(state: ConversationState, { to }: Choice): string | null {
  const situation = to?.startsWith('flow:') ? to.slice('flow:'.length) : ''
  return isSituation(situation) ? enterCare(state, situation, false) : null
}

const isSituation = (id: string): id is Situation => Object.hasOwn(levelOfSituation, id)

function check(state: ConversationState, { needsCheck }: Reading): string | null {
  const isDue = state.checkedAt === null || state.turn - state.checkedAt >= TURNS_BETWEEN_CHECKS
  if (!needsCheck || !isDue || state.risk.level !== 'none' || state.risk.denials > 0) return null
  state.checkedAt = state.turn
  return say(state, startOf(CHECK))
}

function fallsQuiet({ risk, place }: ConversationState, { level }: Reading, choice: Choice | null): boolean {
  if (!risk.isGuessed || place?.flow === CHECK) return false
  risk.quietTurns = level === 'none' && !choice ? risk.quietTurns + 1 : 0
  if (level !== 'none') risk.isGuessed = true
  return risk.quietTurns >= QUIET_TURNS
}

/** Back to ordinary conversation; drops a guessed level. */
export function leaveCare(state: ConversationState): null {
  const { risk } = state
  if (risk.isGuessed) {
    risk.level = 'none'
    risk.situation = null
    risk.isGuessed = false
  }
  goTo(state, state.paused)
  return null
}

function goOn(state: ConversationState, message: string, choice: Choice | null): string | null {
  const place = state.place
  const step = stepAt(place)
  if (!place || !step) return leaveCare(state)
  if (choice?.label === RESUME) return say(state, place)
  const short = choice ? choice.means : (shortAnswerIn(message) ?? leadingAnswerIn(message))
  if (short === 'cannot-call') state.risk.cannotCall = true
  // « je plaisantais » does not undo an explicit statement: it is acknowledged, and safety is asked about again.
  const retracted = short === 'retract' ? placeOf('retracted', place) : null
  if (retracted && !state.visits[`${retracted.flow}/${retracted.step}`]) return say(state, retracted)
  // Taken back twice: other talk goes on, and the lines stay in view.
  if (retracted) {
    goTo(state, null)
    return null
  }
  const answered = choice ?? namedWithin(state, message) ?? step.choices.find(({ means }) => means && means === short)
  if (answered?.to?.startsWith('flow:')) {
    const entered = enterByChoice(state, answered)
    if (entered) return entered
  }
  const withoutVoice = short === 'cannot-call' ? (placeOf('cannot-call', place) ?? placeOf('text', place)) : null
  const next = answered ? placeOf(answered.to ?? step.typed, place) : (withoutVoice ?? placeOf(step.typed, place))
  if (!next) {
    goTo(state, null)
    return null
  }
  // They answered a question about danger, and stay with it: it is no longer a guess.
  if (choice && choice.means !== 'no' && next.flow === place.flow) state.risk.isGuessed = false
  return say(state, next)
}

function say(state: ConversationState, place: ConversationState['place']): string | null {
  if (!place) return null
  goTo(state, place)
  return wordsOf(state, place)
}
