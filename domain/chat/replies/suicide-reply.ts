import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { linesFor } from '../help-lines.ts'
import { type Danger, dangers, type Situation } from '../risk.ts'
import {
  type CareAnswer,
  careAnswer,
  type Heard,
  isFollowUp,
  isForbiddenRequest,
  isUnsure,
  only,
  stillRead,
} from './care-answer.ts'
import { ask, askFirst, isLineWithheld, join, say } from './care-parts.ts'
import { heavyOpenings, openings } from './openings.ts'
import { nextWording, unusedWording } from './rotation.ts'
import {
  openCareQuestions,
  pointsOfImmediateRisk,
  pointsOfThoughts,
  pointsOfUnclearThoughts,
} from './safety-questions.ts'
import { stepAway } from './steps-away.ts'
import { type Part, wordings } from './wordings.ts'

/** Said outright: asking about thoughts of suicide again would be not having read. */
const SAID_OUTRIGHT = new Set<Situation>(['ideation', 'intent', 'plan', 'farewell', 'voices'])
const tellsUsTo = compileTest(
  [
    '(comment|combien|quel|quelle|quels|quelles|lequel|laquelle)',
    '(dis|dites|donne|donnez|explique|expliquez) (moi|nous)',
    '^ (donne|donnez|explique|expliquez|cite|citez|liste|classe)',
  ],
  lexicon,
)
/** One of these a turn, once the first answer was given. */
const inTurn: readonly Part[] = ['firstSentence', 'professional', 'technique', 'trusted', 'ai']
const inTurnWithSomeone: readonly Part[] = ['professional', 'technique', 'ai']
const inTurnAtOnce: readonly Part[] = ['presence', 'distance', 'ai']
const inTurnAtOnceWithSomeone: readonly Part[] = ['withSomeone', 'professional']
/** An answer of this length says enough by itself. */
const LONG_ANSWER = 110

export function suicideRiskReply(state: ConversationState, heard: Heard): string {
  const isNew = !state.used.lineNow
  const step = namesWhatIsAtHand(state, heard) ? stepAway(state, heard.sentences) : null
  if (step) return stepReply(state, heard, step, isNew)
  const answer = opening(state, heard, isNew)
  if (!isNew && isLineWithheld(state, heard.reading)) return join([answer.words, listeningQuestion(state, answer)])
  const line = heard.reading.level === 'none' ? laterLine(state, answer.words) : say(state, 'lineNow')
  const text = state.risk.cannotSpeak ? say(state, 'text') : null
  const guidance = answer.isQuiet ? null : guide(state, answer.words, isNew)
  return join([answer.words, line, dangerToo(heard), text, guidance, question(state, answer)])
}

/** Of somebody of whom nothing is told, a car or a bathroom says nothing. */
function namesWhatIsAtHand({ risk }: ConversationState, { reading, sentences }: Heard): boolean {
  return !isForbiddenRequest(sentences) && (!risk.isGuessed || reading.level !== 'none')
}

/** Something at hand, or the place: leaving it comes before any line. */
function stepReply(state: ConversationState, heard: Heard, step: string, isNew: boolean): string {
  state.risk.immediate = true
  state.safety.means = true
  return join([
    step,
    say(state, 'lineNow'),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    dangerToo(heard),
    isNew ? say(state, 'awayFirst') : null,
    askFirst(state, ['company', 'safe', 'called']),
  ])
}

/** They asked to be listened to. */
function listeningQuestion(state: ConversationState, answer: CareAnswer): string | null {
  return answer.isQuiet ? null : (answer.question ?? unusedWording(state, 'care question', openCareQuestions))
}

/** What the person just said comes first: a situation that is new, their follow-up, their words, or thanks. */
function opening(state: ConversationState, heard: Heard, isNew: boolean): CareAnswer {
  const { reading } = heard
  const isGuessed = isUnsure(reading) && reading.situation !== 'method-question'
  const isNotAsked = state.risk.situation === 'method-question' && !asksForMeans(heard)
  const situation = isGuessed ? 'unclear' : isNotAsked ? 'veiled' : state.risk.situation
  const ofSituation = (situation && openings[situation]) || undefined
  const isNewSituation = reading.level !== 'none' && situation !== 'unclear' && !state.used[`opening ${situation}`]
  const isToldFirst = isNew ? heard.asked === null : isNewSituation && ofSituation !== undefined
  const first = isToldFirst && !isForbiddenRequest(heard.sentences) ? null : careAnswer(state, heard)
  if (first) return first
  if (!isNew && reading.level === 'none') return stillRead(state, heard)
  const isToldAlready = !isNew && situation === 'unclear'
  return only(
    (ofSituation && !isToldAlready ? nextWording(state, `opening ${situation}`, ofSituation) : null) ??
      nextWording(state, 'opening heavy', isNew ? wordings.thanks : heavyOpenings),
  )
}

/** What was not asked for is not refused: « j’ai donné mon chat » asks for no method. */
function asksForMeans({ message, sentences }: Heard): boolean {
  return message.includes('?') || isForbiddenRequest(sentences) || sentences.some(tellsUsTo)
}

function laterLine(state: ConversationState, words: string): string | null {
  if (words.includes('3114')) return null
  return say(state, state.risk.immediate && state.turn % 2 === 0 ? 'lineNow' : 'suicideLine')
}

/** The first time a person, and what we are; then one thing at a time. */
function guide(state: ConversationState, words: string, isNew: boolean): string | null {
  const { risk, safety, used } = state
  if (isNew) return say(state, risk.immediate ? 'awayFirst' : 'trustedFirst')
  if (words.length > LONG_ANSWER) return null
  if (safety.helped) return say(state, 'afterHelp')
  const ofImmediateRisk = safety.company ? inTurnAtOnceWithSomeone : inTurnAtOnce
  const parts = risk.immediate ? ofImmediateRisk : safety.company ? inTurnWithSomeone : inTurn
  const turns = used.guidance ?? 0
  used.guidance = turns + 1
  const part = parts[turns % parts.length]
  return part ? say(state, part) : null
}

/** With time, what follows from their words; otherwise the next point of safety. */
function question(state: ConversationState, answer: CareAnswer): string | null {
  if (answer.isQuiet) return null
  const { immediate, situation } = state.risk
  if (answer.question && !immediate) return answer.question
  const isSaid = situation !== null && SAID_OUTRIGHT.has(situation)
  const mayAsk = !immediate && !isSaid && !state.used['suicide question']
  const points = isSaid || state.safety.suicide ? pointsOfThoughts : pointsOfUnclearThoughts
  return (
    (mayAsk ? ask(state, 'suicide') : null) ??
    askFirst(state, immediate ? pointsOfImmediateRisk : points) ??
    unusedWording(state, 'care question', openCareQuestions)
  )
}

/** Emergency services first, what to tell them, what to do meanwhile; nothing is asked. */
export function underWayReply(state: ConversationState, heard: Heard): string {
  const isNew = !state.used.emergencyNow
  const followUp = isNew ? null : careAnswer(state, heard)
  if (state.safety.helped) return followUp?.words ?? say(state, 'afterHelp') ?? ''
  const answer = followUp?.words ?? (isNew ? nextWording(state, 'opening under way', openings.attempt ?? []) : null)
  const isCalled = state.safety.called === true
  return join([
    say(state, isCalled ? 'helpOnTheWay' : 'emergencyNow'),
    isCalled ? null : answer,
    isCalled || (!isNew && answer !== null) ? null : say(state, 'emergencyThen'),
    isCalled ? null : dangerToo(heard),
    state.risk.cannotSpeak ? say(state, 'text') : null,
    say(state, 'untilTheyCome'),
    answer?.includes('3114') ? null : say(state, 'staying'),
  ])
}

const urgentFirst: readonly Danger[] = ['medical', 'others']

/** Somebody who is hit and wants to die is given the line for both. */
export function dangerToo({ reading, sentences }: Heard): string | null {
  if (isFollowUp(sentences)) return null
  const told = reading.signals.filter((signal) => !isUnsure({ signals: [signal] }))
  const named = dangers.filter((danger) => told.some(({ situation }) => situation === danger))
  const danger = urgentFirst.find((one) => named.includes(one)) ?? named[0]
  const line = danger && linesFor({ level: 'danger', situation: danger, cannotSpeak: false })[0]
  return line ? `Pour ce que vous subissez aussi, il y a le ${line.number} (${line.about}).` : null
}
