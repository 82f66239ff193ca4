import { noteEasing, withoutAlarm } from './after-the-alarm.ts'
import { isOfOwnDrinking, tellsOfAStop, theirDrinkingTold } from './alcohol-withdrawal.ts'
import { isOfChildBodyTold, isShakenByOneself } from './body-in-danger.ts'
import { cardFor } from './card-for.ts'
import { isOfChildBody } from './child-body-in-danger.ts'
import type { ConversationState } from './conversation-state.ts'
import { copyOf } from './copy-of.ts'
import { type DetectRisk, detectRisk } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { inRightFrench } from './detector/respelling/respell.ts'
import { isComplaint } from './engine/complaint-answer.ts'
import { embeddedReply } from './engine/embedded-reply.ts'
import { type ExerciseId, exercises } from './engine/exercises.ts'
import { asksForExercise } from './engine/guide-exercise.ts'
import { ownAge, ownName, ownWords } from './engine/own-words.ts'
import { noteThings } from './engine/unsaid/said-things.ts'
import { type HelpLine, helpLines } from './help-lines.ts'
import { isMedicalOver } from './medical-is-over.ts'
import { cannotGoOn, isMourning } from './mourning.ts'
import { withoutScolding } from './no-wish-to-die.ts'
import { numbersIn } from './numbers-in.ts'
import { ordinaryReply } from './ordinary-reply.ts'
import {
  childIll,
  isOfBaby,
  isOfElder,
  isOfTheirBody,
  noteSpokenOf,
  personIll,
  personMeant,
} from './person-spoken-of.ts'
import { readablePart } from './readable-part.ts'
import { namesAChild, readInContext } from './reading-in-context.ts'
import { isFollowUp, isOfReasons, isRefusal, isUnsure, weighsMuch } from './replies/care-answer.ts'
import { isLineDue, isLineWithheld, join, keepsLine } from './replies/care-parts.ts'
import { carerAnswer, isCaring, wishesTheirDeath } from './replies/carer-answer.ts'
import {
  besidesCorrection,
  confessesToBeTheFriend,
  correctsUs,
  deniesViolence,
  goesOnAfterNo,
  isOfADoor,
  ownError,
  saysItIsAnother,
  saysItIsMe,
} from './replies/corrections.ts'
import { crisisReply } from './replies/crisis-reply.ts'
import { remembered } from './replies/given-replies.ts'
import { isHelpComing } from './replies/help-on-its-way.ts'
import { lineAskedAbout } from './replies/line-asked-about.ts'
import { isOfALostPatient, lostPatientAnswer } from './replies/lost-patient-answer.ts'
import { isOfTheAlarm, isStillOfTheBody } from './replies/medical-reply.ts'
import { namesSuicide } from './replies/method-request.ts'
import { complains } from './replies/repair.ts'
import { answerTo as answerToQuestion } from './replies/safety-answers.ts'
import { typeset } from './replies/typeset.ts'
import { isWitness } from './replies/witness-reply.ts'
import { isAtWork } from './replies/work-answer.ts'
import { type Level, nothingFound, type Reading, type Situation } from './risk.ts'
import { isInDistress, isInferred, isInferredReading, mayBeAnothers, remember, takenBack } from './risk-memory.ts'
import { tellsASuicide, tellsOwnHistory } from './said-of-suicide.ts'
import { towardAPartner } from './toward-a-partner.ts'
import { countOfControl, makesViolenceSmall } from './violence-in-a-couple.ts'
import { byWhoHits } from './who-hits.ts'
import { handedBack, handedOver, isAboutThem, saysItWasAJoke, saysOwnDeath, theyDidIt } from './who-is-in-danger.ts'

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

/** Turns for which a conversation that raised concern keeps naming a person to turn to, unless thoughts of suicide were denied. */
const VIGILANT_TURNS = 3
const TURNS_AFTER_NO = 1
/** As long as the question about suicide has no answer; and of whoever fears for somebody, or starves, who talks about it for longer. */
const TURNS_OF_A_LASTING_WORRY = 8
const lastingWorries = new Set<Situation | null>(['other-worry', 'eating', 'substance'])
const FEWEST_WORDS_OF_A_TALK = 6
/** Who was told so often to call for a body, and speaks of something else, is answered: the line stays in the reply. */
const CALLS_BEFORE_TALK = 2
/** A guess at suicide that was neither confirmed nor denied is not left at once. */
const TURNS_LEFT_OPEN = 2
const OF_AGE = 18
/** « Non, pas vraiment » answers the question, and asks for no apology. */
const LONGEST_BARE_NO_WORDS = 4

/** Once the worst has gone by, the line is named one last time: the card keeps it. */
const LINE_ONCE_EASED = 'line once eased'

/** « Suicide ?? » asks back what we asked: it says nothing by itself. */
const ECHO = /^\s*(?:le |au |de )?suicide\s*\?+\s*/i

/** One turn, without any model: same state and message, same answer. */
export function respond(before: ConversationState, written: string, detect: DetectRisk = detectRisk): Answer {
  return answerTo(understand(before, written, detect))
}

/** A message in its conversation, read for danger and not answered yet. */
export interface Understood {
  message: string
  reading: Reading
  /** Somebody may be at risk. */
  isCare: boolean
  /** Somebody says that there is no danger where we had read one. */
  isCorrection: boolean
  /** Of the conversation with this message in it; the answer is still to come. */
  state: ConversationState
}

export function understand(before: ConversationState, written: string, detect: DetectRisk): Understood {
  const message = inRightFrench(readablePart(written))
  const state = copyOf(before)
  state.age = ownAge(message) ?? state.age
  state.name = ownName(message) ?? state.name
  if (state.age !== null) state.isAtSchool = state.age < OF_AGE
  if (isGrownUpNow(state, message)) state.risk.situation = 'violence'
  noteSpokenOf(state, message)
  noteThings(state, message, state.turn > 0 && toSentences(message).some(isComplaint))
  state.speaksOfElder ||= isOfElder(message)
  state.speaksOfBaby ||= isOfBaby(message)
  state.speaksOfChild ||= toSentences(message).some(namesAChild)
  state.caresFor ||= isCaring(toSentences(message))
  // A guess at their own danger gives way to what they say they see.
  if ((state.risk.level === 'none' || state.risk.isGuessed) && isWitness(toSentences(message))) state.isWitness = true
  if (isAboutThem(state) && toSentences(message).some(saysItIsMe)) {
    state.risk = handedBack(state.risk, state.turn, toSentences(message).some(confessesToBeTheFriend))
    state.inDanger = null
  }
  state.lostAPatient ||= isOfALostPatient(toSentences(message))
  state.drinks ||= isOfOwnDrinking(toSentences(message))
  state.hasStoppedDrinking ||= state.drinks && tellsOfAStop(toSentences(message))
  state.theirDrinking = theirDrinkingTold(state, toSentences(message))
  state.isOfSuicide ||= toSentences(message).some(namesSuicide)
  const sentences = toSentences(message)
  const isRead = read(state, withoutScolding(state, state.turn > 0 ? written.replace(ECHO, '') : written), detect)
  const ofWhom = byWhoHits(state, sentences, readInContext(state, message, isRead))
  const heard = withoutAlarm(state, sentences, towardAPartner(state, sentences, ofWhom))
  state.hasHistory ||= sentences.some(tellsOwnHistory)
  state.knowsASuicide ||= sentences.some(tellsASuicide)
  state.isControlled ||= countOfControl(state, sentences) > 0
  // « Elle dit que c’est son père » names who did it.
  const isDangerTold = heard.level === 'danger' && !isUnsure(heard)
  // « C’est elle qui les a pris, pas moi », of whom we speak already, hands nothing over.
  const isTheirsAlready = isAboutThem(state) || (state.risk.situation === 'medical' && state.inDanger !== null)
  const isAnothers =
    mayBeAnothers(state.risk) &&
    !isTheirsAlready &&
    !isDangerTold &&
    !wishesTheirDeath(state, sentences) &&
    saysItIsAnother(sentences, state.askedSafety)
  const isCorrection =
    !isAnothers &&
    isInferredReading(heard) &&
    ((isInferred(state.risk) && correctsUs(state, sentences)) ||
      (isOfBlows(state.risk) && sentences.some(deniesViolence)) ||
      (isOfBlows(state.risk) && state.risk.isGuessed && sentences.some(isOfADoor))) &&
    !sentences.some(makesViolenceSmall) &&
    !(heard.level !== 'none' && state.askedSafety !== null && sentences.some(goesOnAfterNo)) &&
    !(state.risk.level === 'crise' && sentences.some(saysItWasAJoke)) &&
    !lineAskedAbout(message)
  const isPassedOver =
    ((isCorrection || state.risk.wasCorrected) && isInferredReading(heard)) ||
    // A body in danger, and those who call for it, are no guess at a wish to die.
    (isUnsure(heard) && state.risk.situation === 'medical' && heard.level === 'crise') ||
    // What the one who hits writes to them is no guess at his wish to die, unless it is named.
    (isUnsure(heard) && state.risk.situation === 'partner-violence' && isOfAnother(heard) && !state.isOfSuicide) ||
    // Nor are the tears, the guilt or the thanks of who mourns, while nothing says that they cannot go on.
    (isUnsure(heard) && isMourning(state) && !sentences.some(saysOwnDeath) && !sentences.some(cannotGoOn)) ||
    // Nor is the guilt of who mourns somebody, once they were asked.
    (isUnsure(heard) && state.risk.situation === 'bereaved' && !sentences.some(saysOwnDeath)) ||
    (isUnsure(heard) && (state.risk.isLeftInPeace || (state.risk.level !== 'none' && isRefusal(sentences))))
  const reading = isPassedOver ? { ...nothingFound, distress: heard.distress } : heard
  const isFreed = isCorrection || isMedicalOver(state, sentences, reading)
  state.risk = isFreed ? takenBack(state.risk) : remember(state.risk, reading, state.turn)
  if (isAnothers) {
    state.risk = handedOver(state.risk, state.turn)
    // Their no answered for themselves, of whom nothing was to be asked.
    state.askedSafety = null
    const { called, helped, reached } = state.safety
    state.safety = { called, helped, reached }
  }
  if (reading.situation === 'medical' || (state.risk.situation === 'medical' && isOfTheirBody(message)))
    state.inDanger = isOfChildBody(reading) || isOfChildBodyTold(reading) ? childIll(state) : personIll(state, message)
  if (isShakenByOneself(reading, sentences)) state.safety['own-act'] = true
  noteEasing(state, message, reading)
  if (reading.level === 'crise' && !isAboutThem(state) && sentences.some(saysOwnDeath)) state.risk.isOwn = true
  state.theyActed ||= isAboutThem(state) && sentences.some(theyDidIt)
  if (isAboutThem(state) && (isAnothers || state.risk.signalAt === state.turn))
    state.inDanger = personMeant(state, message) ?? state.inDanger
  if (isCorrection && state.askedSafety === 'suicide') state.safety.suicide = false
  if (reading.level !== 'none' && !isAboutThem(state)) state.told = wordsThatWorry(message) ?? state.told
  return { message, reading, isCare: answersWithCare(state, reading), isCorrection, state }
}

const isOfThem = compileTest(['(il|elle|lui|{proche})'], lexicon)

const isOfAnother = ({ situation }: Reading): boolean => situation === 'other-worry' || situation === 'other-imminent'

/** « J’ai 19 ans », by who we took for a child. */
function isGrownUpNow({ risk, safety, isWitness }: ConversationState, message: string): boolean {
  const isForAnother = isWitness || safety['for-child'] || safety['own-act'] || safety['next-door']
  return risk.situation === 'child' && !isForAnother && (ownAge(message) ?? 0) >= OF_AGE
}

/** What « c’est une expression » may explain: a picture that was shared is none. */
function isOfBlows({ level, situation, immediate }: ConversationState['risk']): boolean {
  return level === 'danger' && !immediate && situation !== 'cyber' && situation !== 'sexual-violence'
}

/** Of death nothing is said back. */
const OF_DEATH = /mour|mort|suicid|tuer|finir|crever|dispara[iî]t/i

function wordsThatWorry(message: string): string | null {
  const words = ownWords(message)
  return words && !OF_DEATH.test(words) ? words : null
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

/** Whether a model may be asked before the embedded engine has thought: nothing calls for the engine as far as can be seen. */
export function looksOpenToModel({ message, reading, isCare, state }: Understood): boolean {
  if (isCare || reading.uneasy || state.exercise || state.offered) return false
  return !toSentences(message).some(asksForExercise)
}

export function read(
  { risk, turn, uneasyAt }: ConversationState,
  message: string,
  detect: DetectRisk = detectRisk,
): Reading {
  return detect(message, {
    isFirst: turn === 0,
    distress: isInDistress(risk, turn),
    unease: uneasyAt !== null,
    concern: risk.level !== 'none' && !risk.isGuessed,
  })
}

/** A crisis or a danger is never left for the rest of the conversation; concern lasts a few turns more. */
function answersWithCare({ risk, turn, safety, used }: ConversationState, reading: Reading): boolean {
  if (reading.level !== 'none' || risk.level === 'crise' || risk.level === 'danger') return true
  if (isOfHabit(risk)) return true
  const isUnanswered = !risk.isGuessed && safety.suicide === undefined && used['suicide question'] !== undefined
  const isLasting = lastingWorries.has(risk.situation) || isUnanswered
  const turns = isLasting ? TURNS_OF_A_LASTING_WORRY : safety.suicide === false ? TURNS_AFTER_NO : VIGILANT_TURNS
  return risk.level === 'vigilance' && risk.signalAt !== null && turn - risk.signalAt <= turns
}

/** Who starves or drinks, and said so, has somebody to turn to as long as they talk. */
function isOfHabit({ level, situation, isGuessed }: ConversationState['risk']): boolean {
  return level === 'vigilance' && !isGuessed && (situation === 'eating' || situation === 'substance')
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
  if (goesOn(state, reading, message))
    return beforeQuestion(ordinaryReply(state, message, reading), isLineKept(state, reading) ? keepsLine(state) : null)
  state.exercise = null
  state.offered = null
  return crisisReply(state, reading, message)
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
  if (risk.situation === 'medical' && reading.level === 'none') {
    if (safety.eased) return !isOfTheAlarm(state, message)
    // Who waits for news of somebody speaks of them.
    if (safety.helped && state.inDanger !== null && sentences.some(isOfThem)) return false
    const isToldToCall = (used['medical lines'] ?? 0) >= CALLS_BEFORE_TALK || safety.called === true
    return isToldToCall && sentences.flat().length >= FEWEST_WORDS_OF_A_TALK && !isStillOfTheBody(message)
  }
  if (isAtWork(state) && !risk.immediate && reading.level === 'none' && !lineAskedAbout(message)) return true
  const isOfAnother = risk.situation === 'other-worry' || risk.situation === 'other-imminent'
  const isLight = !isOfAnother && (risk.isGuessed || risk.level === 'vigilance')
  if (!isLight || risk.immediate || reading.level !== 'none' || lineAskedAbout(message)) return false
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
