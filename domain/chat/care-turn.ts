import { namedWithin } from './choices.ts'
import { exerciseAskedFor } from './companion/exercise-flows.ts'
import { complains, fixedAnswerTo } from './companion/fixed-answers.ts'
import type { ConversationState, Place } from './conversation-state.ts'
import type { Choice, Step } from './flow.ts'
import { kindOfFlow, stepAt } from './flows.ts'
import { goTo, heardIn, placeOf, startOf, wordsOf } from './follow.ts'
import { RESUME } from './labels.ts'
import { mayLower, mayRaise, type Sign, type Standing, type Verdict } from './may-raise.ts'
import { isElsewhere } from './reading/elsewhere.ts'
import { isHigher } from './risk.ts'
import { isUnderWay, levelOfSituation, type Situation } from './situations.ts'
import type { Heard } from './understand.ts'

/** Minimum number of turns between two gentle checks. */
const TURNS_BETWEEN_CHECKS = 6
export const CHECK = 'gentle-check'
/** Longer words tell something: as after a rule, the gentle question comes before a ready answer. */
const LONGEST_QUESTION_WORDS = 14

/** Reply of the care flow; null when the companion answers. */
export function careTurn(state: ConversationState, heard: Heard): string | null {
  const { choice, reading, plain } = heard
  if (choice?.to === 'deny') return null
  const named = choice ? null : namedNow(state, plain)
  const place = state.place
  const step = stepAt(place)
  // A complaint about the last reply is no new sign, unless it also says something grave.
  if (!choice && !named && !reading.isPlain && complains(plain))
    return isInCare(place) ? say(state, placeOf('misread', place) ?? { flow: 'not-well', step: 'misread' }) : null
  const isAct = reading.situation !== null && isUnderWay.has(reading.situation)
  // Within care the words of the flow come before a guess of the classifier, unless it may be an act under way.
  if (named && !reading.isPlain && !isAct) return followNamed(state, named)
  const verdict = verdictOn(state, heard)
  if (verdict === 'raise' && reading.situation) return enterCare(state, reading.situation, !reading.isPlain, plain)
  if (named) return followNamed(state, named)
  const leaving = heard.isLeaving && isInCare(place) ? placeOf('leaving', place) : null
  if (leaving && !state.visits[`${leaving.flow}/${leaving.step}`]) return say(state, leaving)
  const isTelling = !choice && plain.trim().split(' ').length > LONGEST_QUESTION_WORDS
  const isCalm = !place || kindOfFlow(place.flow) !== 'care'
  const asked = (isTelling || reading.isRule) && isCalm ? check(state, heard, verdict) : null
  if (asked) return asked
  // A fixed answer is given in danger too: the card stays, and the flow waits.
  if (!choice && heard.short !== 'retract' && fixedAnswerTo(plain, state.risk.level !== 'none')) return null
  if (!place || kindOfFlow(place.flow) !== 'care') {
    if (choice) return enterByChoice(state, choice)
    const answer = step && carefulAnswer(step, heard)
    if (answer?.to === 'flow:despair') return enterCare(state, 'despair', heard.clear !== 'yes')
    return exerciseAskedFor(plain) ? null : check(state, heard, verdict)
  }
  if (fallsQuiet(state, heard)) return leaveCare(state)
  return goOn(state, heard)
}

const isInCare = (place: Place | null): place is Place =>
  place !== null && kindOfFlow(place.flow) === 'care' && place.flow !== CHECK

function verdictOn({ risk, place, turn }: ConversationState, { reading }: Heard): Verdict {
  const { level, situation, isPlain, isRule } = reading
  if (!situation) return 'keep'
  const sign: Sign = { level, situation, how: isPlain ? (isRule ? 'rule' : 'plain') : 'guess' }
  const turnsSinceDenied: Standing['turnsSinceDenied'] = {}
  for (const [denied, at] of Object.entries(risk.denied) as [Situation, number][]) turnsSinceDenied[denied] = turn - at
  return mayRaise(sign, { ...risk, isInCare: isInCare(place), turnsSinceDenied })
}

/** Words that the current flow recognises, or the flow of a danger said earlier in the conversation. */
function namedNow({ place, risk, visits }: ConversationState, plain: string): NamedFrom | null {
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

interface NamedFrom extends Choice {
  from: Place
}

function followNamed(state: ConversationState, named: NamedFrom): string | null {
  state.risk.quietTurns = 0
  // They speak of it in its own words, means or people: it is no longer a guess.
  if (named.to !== 'not-now') state.risk.isGuessed = false
  return enterByChoice(state, named) ?? say(state, placeOf(named.to ?? '', named.from))
}

function enterCare(state: ConversationState, situation: Situation, isGuessed: boolean, plain = ''): string | null {
  const said = heardIn(situation, plain, true)
  const isOther = said?.to?.startsWith('flow:')
  const other = said && !isGuessed && enterByChoice(state, said)
  if (other) return other
  const level = levelOfSituation[situation]
  const { risk } = state
  risk.isGuessed = isGuessed && (risk.level === 'none' || risk.isGuessed)
  if (isHigher(level, risk.level) || risk.level === 'none') risk.level = level
  risk.situation = situation
  risk.quietTurns = 0
  const start = startOf(situation)
  return say(state, (said && !isOther && start && placeOf(said.to ?? '', start)) || start)
}

/** A tapped chip is explicit: not a guess. */
function enterByChoice(state: ConversationState, { to }: Choice): string | null {
  const situation = to?.startsWith('flow:') ? to.slice('flow:'.length) : ''
  return isSituation(situation) ? enterCare(state, situation, false) : null
}

const isSituation = (id: string): id is Situation => Object.hasOwn(levelOfSituation, id)

function check(state: ConversationState, { reading }: Heard, verdict: Verdict): string | null {
  const isDue = state.checkedAt === null || state.turn - state.checkedAt >= TURNS_BETWEEN_CHECKS
  const isAsked = verdict === 'ask' || (reading.needsCheck && isDue && state.risk.level === 'none')
  if (!isAsked) return null
  state.checkedAt = state.turn
  return say(state, startOf(CHECK))
}

function fallsQuiet({ risk, place }: ConversationState, { reading, choice }: Heard): boolean {
  if (!risk.isGuessed || place?.flow === CHECK) return false
  risk.quietTurns = reading.level === 'none' && !choice ? risk.quietTurns + 1 : 0
  return mayLower(risk, { quietTurns: risk.quietTurns })
}

/** Back to ordinary conversation; drops a guessed level. */
function leaveCare(state: ConversationState): null {
  const { risk } = state
  if (risk.isGuessed) {
    risk.level = 'none'
    risk.situation = null
    risk.isGuessed = false
  }
  goTo(state, state.paused)
  return null
}

function goOn(state: ConversationState, heard: Heard): string | null {
  const { choice, plain } = heard
  const place = state.place
  const step = stepAt(place)
  if (!place || !step) return leaveCare(state)
  if (choice?.label === RESUME) return say(state, place)
  const short = choice ? choice.means : (heard.short ?? heard.leading)
  if (short === 'cannot-call') state.risk.cannotCall = true
  // « je plaisantais » does not undo an explicit statement: it is acknowledged, and safety is asked about again.
  const retracted = short === 'retract' ? placeOf('retracted', place) : null
  if (retracted && !state.visits[`${retracted.flow}/${retracted.step}`]) return say(state, retracted)
  // Taken back twice: other talk goes on, and the lines stay in view.
  if (retracted) {
    goTo(state, null)
    return null
  }
  const answered =
    choice ??
    namedWithin(state, plain) ??
    carefulAnswer(step, heard) ??
    step.choices.find(({ means }) => means && means === short)
  if (answered?.to?.startsWith('flow:')) {
    const entered = enterByChoice(state, answered)
    if (entered) return entered
  }
  const withoutVoice = short === 'cannot-call' ? (placeOf('cannot-call', place) ?? placeOf('text', place)) : null
  const next = answered ? placeOf(answered.to ?? step.typed, place) : (withoutVoice ?? placeOf(step.typed, place))
  if (!next) return place.flow === CHECK ? leaveCare(state) : leave(state)
  // They answered a question about danger, and stay with it: it is no longer a guess.
  if (choice && choice.means !== 'no' && next.flow === place.flow) state.risk.isGuessed = false
  return say(state, next)
}

function leave(state: ConversationState): null {
  goTo(state, null)
  return null
}

/** To a question about danger, typed words that are not clearly « no » mean yes. */
function carefulAnswer({ careful, choices, typed }: Step, heard: Heard): Choice | null {
  const { short, clear } = heard
  if (!careful || short === 'cannot-call') return null
  const said = short === 'retract' ? careful.unless : clear
  const answered = choices.find(({ means }) => means && means === said)
  if (answered || said === careful.unless) return answered ?? null
  return { label: '', to: !careful.isNamed && isElsewhere(heard) ? typed : careful.to }
}

function say(state: ConversationState, place: ConversationState['place']): string | null {
  if (!place) return null
  goTo(state, place)
  return wordsOf(state, place)
}
