import { cardFor } from './card-for.ts'
import type { ConversationState } from './conversation-state.ts'
import { type DetectRisk, detectRisk } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { isComplaint } from './engine/complaint-answer.ts'
import { embeddedReply } from './engine/embedded-reply.ts'
import { type ExerciseId, exercises } from './engine/exercises.ts'
import { asksForExercise } from './engine/guide-exercise.ts'
import { toSecondPerson } from './engine/second-person.ts'
import { besidesExplaining, explains, meantBy } from './explained-away.ts'
import { type HelpLine, helpLines } from './help-lines.ts'
import { numbersIn } from './numbers-in.ts'
import { ordinaryReply } from './ordinary-reply.ts'
import { isAskedInAnyDanger } from './replies/asked-in-any-danger.ts'
import { isFollowUp, isOfReasons, weighsMuch } from './replies/care-answer.ts'
import { isLineDue, isLineWithheld, join, keepsLine } from './replies/care-parts.ts'
import { carerAnswer } from './replies/carer-answer.ts'
import { isAskedAfterChoking } from './replies/choking-is-over.ts'
import { besidesCorrection, ownError } from './replies/corrections.ts'
import { crisisReply } from './replies/crisis-reply.ts'
import { isAskedInTheirDanger } from './replies/danger-reply.ts'
import { remembered } from './replies/given-replies.ts'
import { isHelpComing } from './replies/help-on-its-way.ts'
import { lineAskedAbout } from './replies/line-asked-about.ts'
import { lostPatientAnswer } from './replies/lost-patient-answer.ts'
import { isOfTheAlarm, isStillOfTheBody } from './replies/medical-reply.ts'
import { complains } from './replies/repair.ts'
import { answerTo as answerToQuestion } from './replies/safety-answers.ts'
import { deniesSuicide } from './replies/safety-statements.ts'
import { isTurningPoint, lineKeptBeside, talksOfAnotherSubject } from './replies/turning-points/turning-points.ts'
import { typeset } from './replies/typeset.ts'
import { isAtWork } from './replies/work-answer.ts'
import { type Level, type Reading } from './risk.ts'
import { isOfHabit, read, type Understood, understand } from './understand.ts'

export interface Answer {
  reply: string
  level: Level
  /** Shown in the flow of the conversation as soon as a level is reached, and for the rest of it. */
  card: { lines: HelpLine[] } | null
  exercise: { id: ExerciseId; title: string; step: number; steps: number } | null
  /** Written for somebody who may be at risk. */
  isCare: boolean
  state: ConversationState
}

const FEWEST_WORDS_OF_A_TALK = 6
/** Who was told so often to call for a body, and speaks of something else, is answered: the line stays in the reply. */
const CALLS_BEFORE_TALK = 2
/** A guess at suicide that was neither confirmed nor denied is not left at once. */
const TURNS_LEFT_OPEN = 2
/** « Non, pas vraiment » answers the question, and asks for no apology. */
const LONGEST_BARE_NO_WORDS = 4

/** Once the worst has gone by, the line is named one last time: the card keeps it. */
const LINE_ONCE_EASED = 'line once eased'

const isOfThem = compileTest(['(il|elle|lui|{proche})'], lexicon)

/** One turn, without any model: same state and message, same answer. */
export function respond(before: ConversationState, written: string, detect: DetectRisk = detectRisk): Answer {
  return answerTo(understand(before, written, detect))
}

/** Answers in words of our own. The state goes over into the answer's. */
export function answerTo({ message, reading, isCare, isCorrection, state }: Understood): Answer {
  const reply = isCare
    ? careReply(state, reading, message)
    : isCorrection
      ? correctedReply(state, reading, message)
      : ordinaryReply(state, message, reading)
  const answer = {
    reply: typeset(reply),
    isCare,
    level: state.risk.level,
    card: cardFor(state),
    exercise: exerciseOf(state),
  }
  state.turn += 1
  return { ...answer, state }
}

/** No model's words take the place of these: care, an exercise guided by one hand to its end, a plain question about safety. */
export function isForTheEngineAlone({ isCare, exercise, state }: Answer): boolean {
  return isCare || exercise !== null || state.askedSafety !== null
}

/** Whether a model may be asked before anything is made of the message: nothing calls for the engine as far as can be seen. */
export function looksOpenToModel(before: ConversationState, message: string, detect: DetectRisk): boolean {
  if (before.risk.level !== 'none' || before.askedSafety || before.exercise || before.offered) return false
  const { level, uneasy } = read(before, message, detect)
  return level === 'none' && !uneasy && !toSentences(message).some(asksForExercise)
}

function careReply(state: ConversationState, reading: Reading, message: string): string {
  const reply = replyWithCare(state, reading, message)
  const isNamed = namesLine(state, reply)
  const mayWithhold = state.risk.level === 'vigilance' && isLineWithheld(state, reading)
  // Once those who help are there, every third reply is enough.
  const isSpare = isAtWork(state) || (state.risk.situation === 'medical' && state.safety.helped === true)
  const keeps = !isNamed && isGrave(state) && !mayWithhold && (!isSpare || isLineDue(state, reading))
  if (isNamed || keeps) state.lineNamedAt = state.turn
  if ((isNamed || keeps) && state.safety.eased) state.used[LINE_ONCE_EASED] = 1
  return keeps ? beforeQuestion(reply, keepsLine(state)) : reply
}

const isBeside = ({ level }: ConversationState['risk'], line: HelpLine): boolean =>
  line === helpLines.text || (level === 'danger' && line === helpLines.suicide)

/** The text line is named beside, and of one's own wish to die the line for it. */
function namesLine(state: ConversationState, reply: string): boolean {
  const { risk } = state
  const [first, ...others] = cardFor(state)?.lines ?? []
  const isOfSuicide = risk.level === 'crise' && first === helpLines.suicide
  // A doctor for a neck that was held is named beside those who protect.
  const ofTheirs = isOfSuicide ? [first] : [first, ...others].filter((line) => line && !isBeside(risk, line))
  return numbersIn(reply).some((part) => typeof part !== 'string' && ofTheirs.includes(part.line))
}

/**
 * Whoever was in danger once finds somebody to call in every reply: a few words. What others may have done to them, where we only
 * guessed and they talk on without a word of it, is left to the card.
 */
function isGrave({ risk, turn, safety, used }: ConversationState): boolean {
  const isFading = risk.isGuessed && risk.level === 'danger' && turn - (risk.signalAt ?? turn) > TURNS_LEFT_OPEN
  if (isFading) return false
  if (safety.eased) return used[LINE_ONCE_EASED] === undefined
  return risk.level === 'crise' || risk.level === 'danger' || risk.situation === 'other-worry' || isOfHabit(risk)
}

/** What is asked comes last. */
function beforeQuestion(reply: string, words: string | null): string {
  const question = /(?:^|(?<=[.!…»]\s))(?!»)[^.!?…]*\?$/u.exec(reply)?.[0] ?? ''
  return join([reply.slice(0, reply.length - question.length).trim(), words, question])
}

function replyWithCare(state: ConversationState, reading: Reading, message: string): string {
  if (state.safety.explained && explains(toSentences(message))) return explainedReply(state, reading, message)
  if (goesOn(state, reading, message)) {
    const words = ordinaryReply(state, message, reading)
    if (talksOfAnotherSubject(state)) return beforeQuestion(words, lineKeptBeside(state))
    return beforeQuestion(words, isLineKept(state, reading) ? keepsLine(state) : null)
  }
  state.exercise = null
  state.offered = null
  return crisisReply(state, reading, message)
}

/** Our error once, and back to what they had said or asked. */
function explainedReply(state: ConversationState, reading: Reading, message: string): string {
  const meant = meantBy(message)
  const own = meant ? `J’ai mal lu, pardon : vous parliez ${toSecondPerson(meant) ?? meant}.` : ownError(state)
  const rest = besidesExplaining(message)
  return join([own, rest ? ordinaryReply(state, rest, reading) : 'Reprenons là : où en étiez-vous ?'])
}

/** Whoever starves may ask for the next fast at any turn: each answer has somebody to turn to. */
function isLineKept(state: ConversationState, reading: Reading): boolean {
  return state.risk.situation === 'eating' || isLineDue(state, reading)
}

/** Our error first, and back to what they were saying. */
function correctedReply(state: ConversationState, reading: Reading, message: string): string {
  if (toSentences(message).flat().length <= LONGEST_BARE_NO_WORDS) return embeddedReply(state, message, reading)
  const ofCarer = lostPatientAnswer(state, message) ?? carerAnswer(state, message)
  if (ofCarer) return remembered(state, ofCarer)
  // The engine owns what it knows for a complaint by itself.
  if (toSentences(message).some(isComplaint)) return embeddedReply(state, message, reading)
  const rest = besidesCorrection(message)
  state.askedSafety = null
  return `${ownError(state)} ${rest ? ordinaryReply(state, rest, reading) : 'Où en étiez-vous ?'}`
}

/** A worry or a guess that was asked about, and denied or passed over: the conversation goes on, and the line stays in it. */
function goesOn(state: ConversationState, reading: Reading, message: string): boolean {
  const { risk, safety, askedSafety, told, turn, used } = state
  const sentences = toSentences(message)
  if (safety.explained && reading.level === 'none') return true
  if (isTurningPoint(state, message)) return false
  // Who despairs and says no to suicide is thanked for it, and not left with their despair.
  if (risk.level === 'vigilance' && !risk.isGuessed && sentences.some(deniesSuicide)) return false
  if (risk.situation === 'medical' && reading.level === 'none') {
    if (isAskedAfterChoking(state, sentences) || isAskedInAnyDanger(state, message)) return false
    if (safety.eased) return !isOfTheAlarm(state, message)
    // Who waits for news of somebody speaks of them.
    if (safety.helped && state.inDanger !== null && sentences.some(isOfThem)) return false
    const isToldToCall = (used['medical lines'] ?? 0) >= CALLS_BEFORE_TALK || safety.called === true
    return isToldToCall && sentences.flat().length >= FEWEST_WORDS_OF_A_TALK && !isStillOfTheBody(message)
  }
  if (isAtWork(state) && !risk.immediate && reading.level === 'none' && !lineAskedAbout(message)) return true
  if (talksOfAnotherSubject(state) && reading.level === 'none' && !isFollowUp(sentences) && !isOfReasons(sentences))
    return true
  const isOfAnother = risk.situation === 'other-worry' || risk.situation === 'other-imminent'
  const isLight = !isOfAnother && (risk.isGuessed || risk.level === 'vigilance')
  if (!isLight || risk.immediate || reading.level !== 'none' || lineAskedAbout(message)) return false
  if (isAskedInAnyDanger(state, message) || isAskedInTheirDanger(state, message)) return false
  // Who says once more that they cannot speak is told where to write.
  if (reading.cannotSpeak) return false
  // A few words after a question about suicide are no way on: they are met with care.
  if (isFollowUp(sentences) || isHelpComing(message)) return false
  const isStillOpen = safety.suicide === undefined && risk.signalAt !== null && turn - risk.signalAt <= TURNS_LEFT_OPEN
  const isOfTheCrisis = sentences.flat().length < FEWEST_WORDS_OF_A_TALK || isOfReasons(sentences)
  if (risk.level === 'crise' && (isOfTheCrisis || isStillOpen)) return false
  if (safety.suicide !== false && (weighsMuch(sentences) || (told !== null && sentences.some(complains)))) return false
  const isAnswered = askedSafety !== null && answerToQuestion(sentences, askedSafety) !== null
  return safety.suicide === false || !isAnswered
}

function exerciseOf({ exercise }: ConversationState): Answer['exercise'] {
  if (!exercise) return null
  const { title, steps } = exercises[exercise.id]
  return { id: exercise.id, title, step: exercise.step + 1, steps: steps.length }
}
