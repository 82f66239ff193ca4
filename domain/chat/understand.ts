import { noteEasing, withoutAlarm } from './after-the-alarm.ts'
import { saysNo, withoutTheirQuestion } from './asked-by-others.ts'
import type { ConversationState } from './conversation-state.ts'
import { copyOf } from './copy-of.ts'
import { type DetectRisk, detectRisk } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { inRightFrench } from './detector/respelling/respell.ts'
import { canSpeak } from './detector/rules/context.ts'
import { ownWords } from './engine/own-words.ts'
import { isExplainedAway, noteExplained } from './explained-away.ts'
import { withoutJumpForSport } from './jumps-for-sport.ts'
import { isMedicalOver } from './medical-is-over.ts'
import { withoutScolding } from './no-wish-to-die.ts'
import { noteBackground, noteOwnLife, noteWhoIsInDanger, noteWhoIsTalking } from './note-who-is-talked-of.ts'
import { readablePart } from './readable-part.ts'
import { readInContext } from './reading-in-context.ts'
import { isAskedInAnyDanger } from './replies/asked-in-any-danger.ts'
import { nothingFound, type Reading, type Situation } from './risk.ts'
import { beforeOf, isInferredReading, remember, takenBack } from './risk-memory.ts'
import { isNoGuessAtDeath, speaksOfAnother, takesBack } from './taken-back.ts'
import { toldInPieces } from './told-in-pieces.ts'
import { towardAPartner } from './toward-a-partner.ts'
import { ofTheirCouple } from './violence-between-parents.ts'
import { byWhoHits } from './who-hits.ts'
import { handedOver, isAboutThem } from './who-is-in-danger.ts'

/** Turns for which a conversation that raised concern keeps naming a person to turn to, unless thoughts of suicide were denied. */
const VIGILANT_TURNS = 3
const TURNS_AFTER_NO = 1
/** As long as the question about suicide has no answer; and of whoever fears for somebody, or starves, who talks about it for longer. */
const TURNS_OF_A_LASTING_WORRY = 8
const lastingWorries = new Set<Situation | null>(['other-worry', 'eating', 'substance'])

/** « Suicide ?? » asks back what we asked: it says nothing by itself. */
const ECHO = /^\s*(?:le |au |de )?suicide\s*\?+\s*/i

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
  const sentences = toSentences(message)
  const state = copyOf(before)
  noteWhoIsTalking(state, message, sentences)
  noteOwnLife(state, sentences)
  const heard = readTold(state, { message, written }, detect)
  noteBackground(state, sentences)
  const said = { state, message, written, sentences, heard }
  const isAnothers = speaksOfAnother(said)
  const isCorrection = !isAnothers && takesBack(said)
  const isExplained = isExplainedAway(state, sentences, heard)
  const isTakenBack = (isCorrection || state.risk.wasCorrected) && isInferredReading(heard)
  const isPassedOver = isExplained || isTakenBack || isNoGuessAtDeath(said)
  const reading = isPassedOver ? { ...nothingFound, distress: heard.distress } : heard
  const isFreed = isCorrection || isMedicalOver(state, sentences, reading)
  state.risk = isFreed ? takenBack(state.risk) : remember(state.risk, reading, state.turn)
  if (sentences.some(saysTheyCanSpeak)) state.risk.cannotSpeak = false
  if (isAnothers) handOver(state)
  noteWhoIsInDanger(state, { message, sentences, reading, isAnothers })
  noteEasing(state, message, reading)
  noteExplained(state, isExplained, reading)
  const isAskedOfSuicide = state.askedSafety === 'suicide'
  // « Non, pas du tout, c'est une façon de parler » answers a worry, and is believed; what was said in a crisis stays said.
  const isPlainNo = state.risk.level === 'vigilance' && reading.level === 'none' && sentences.some(saysNo)
  if (isAskedOfSuicide && (isCorrection || isPlainNo)) state.safety.suicide = false
  if (reading.level !== 'none' && !isAboutThem(state)) state.told = wordsThatWorry(message) ?? state.told
  const isCare =
    answersWithCare(state, reading) || (state.risk.level === 'vigilance' && isAskedInAnyDanger(state, message))
  return { message, reading, isCare, isCorrection, state }
}

/** What the message says in its conversation; what is told in pieces is read together. */
function readTold(
  state: ConversationState,
  { message, written }: { message: string; written: string },
  detect: DetectRisk,
): Reading {
  const detectOwn: DetectRisk = (said, earlier) => detect(saidOfOneself(state, said), earlier)
  const alone = inContext(state, message, read(state, state.turn > 0 ? written.replace(ECHO, '') : written, detectOwn))
  const isCalm = state.risk.level === 'none' && alone.level === 'none'
  const telling = isCalm ? toldInPieces(state, message, detectOwn) : null
  return telling ? inContext(state, telling.message, telling.reading) : alone
}

/** Their no answered for themselves, of whom nothing was to be asked. */
function handOver(state: ConversationState): void {
  state.risk = handedOver(state.risk, state.turn)
  state.askedSafety = null
  const { called, helped, reached } = state.safety
  state.safety = { called, helped, reached }
}

function inContext(state: ConversationState, message: string, reading: Reading): Reading {
  const sentences = toSentences(message)
  const ofWhom = byWhoHits(state, sentences, ofTheirCouple(state, sentences, readInContext(state, message, reading)))
  return withoutAlarm(state, sentences, towardAPartner(state, sentences, ofWhom))
}

/** Without what others asked or scold for, and what is done for sport. */
function saidOfOneself(state: ConversationState, message: string): string {
  return withoutScolding(state, withoutJumpForSport(state, withoutTheirQuestion(message)))
}

/** « Je peux parler, j'ai juste peur »: the line for text messages is no answer any more. */
const saysTheyCanSpeak = compileTest(canSpeak, lexicon)

/** Of death nothing is said back. */
const OF_DEATH = /mour|mort|suicid|tuer|finir|crever|dispara[iî]t/i

function wordsThatWorry(message: string): string | null {
  const words = ownWords(message)
  return words && !OF_DEATH.test(words) ? words : null
}

export function read(state: ConversationState, message: string, detect: DetectRisk = detectRisk): Reading {
  return detect(message, beforeOf(state))
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
export function isOfHabit({ level, situation, isGuessed }: ConversationState['risk']): boolean {
  return level === 'vigilance' && !isGuessed && (situation === 'eating' || situation === 'substance')
}
