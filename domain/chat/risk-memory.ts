import { tellsOfStopping } from './alcohol-withdrawal.ts'
import type { ConversationState, RiskMemory } from './conversation-state.ts'
import type { Before } from './detector/alarm-from.ts'
import { isUnsure } from './replies/care-answer.ts'
import { higherLevel, type Reading, type Situation } from './risk.ts'

/** How long distress colours the next messages: a question about a bridge three turns after « je ne vaux rien ». */
const DISTRESS_TURNS = 6

export function isInDistress(memory: RiskMemory, turn: number): boolean {
  return memory.level !== 'none' || (memory.distressAt !== null && turn - memory.distressAt <= DISTRESS_TURNS)
}

/** What the conversation said so far, as far as it changes the reading of the next message. */
export function beforeOf({ risk, turn, uneasyAt }: ConversationState): Before {
  return {
    isFirst: turn === 0,
    distress: isInDistress(risk, turn),
    unease: uneasyAt !== null,
    concern: risk.level !== 'none' && !risk.isGuessed,
  }
}

/** Of a symptom danger was inferred, and not told: somebody who no longer sleeps has said nothing of death. */
const symptoms = new Set<Situation>(['severe', 'unbearable', 'substance', 'eating'])

/** Nothing was told outright: our own reading of it, which one clear correction takes back. */
export function isInferred(memory: RiskMemory): boolean {
  if (memory.situation === 'other-worry' || memory.situation === 'other-imminent') return false
  return memory.level !== 'none' && (memory.isGuessed || isSymptom(memory))
}

/** The same of one message. A guess at suicide is never passed over. */
export function isInferredReading(reading: Reading): boolean {
  if (tellsOfStopping(reading)) return false
  if (reading.level === 'none' || isSymptom(reading)) return true
  const isOfAnother = reading.situation === 'other-worry' || reading.situation === 'other-imminent'
  return reading.level !== 'crise' && isUnsure(reading) && !isOfAnother
}

function isSymptom({ level, situation }: Pick<Reading, 'level' | 'situation'>): boolean {
  return level === 'vigilance' && situation !== null && symptoms.has(situation)
}

/** Nobody spoke of their own death, and somebody says that it is another's. */
export function mayBeAnothers(memory: RiskMemory): boolean {
  return (
    !memory.isOwn &&
    memory.situation !== 'method-question' &&
    (memory.level === 'vigilance' || memory.level === 'crise')
  )
}

/** Our error is not held against anybody: the conversation is free again, and symptoms alone raise nothing more. */
export function takenBack({ distressAt, cannotSpeak, wasCorrected }: RiskMemory): RiskMemory {
  return {
    level: 'none',
    situation: null,
    immediate: false,
    isGuessed: false,
    isOwn: false,
    wasCorrected: true,
    isLeftInPeace: wasCorrected,
    cannotSpeak,
    distressAt,
    signalAt: null,
  }
}

/** A child stays a child, and an old person one: what « il » does to them is still for the line that protects them. */
const ofAnAdult = new Set<Situation>(['partner-violence', 'violence', 'sexual-violence'])

/** What was told is never lowered. A new signal of the same level changes the situation that is answered, if it says so outright. */
export function remember(memory: RiskMemory, reading: Reading, turn: number): RiskMemory {
  const isOfAnother = reading.situation === 'other-worry' || reading.situation === 'other-imminent'
  const wasOfAnother = memory.situation === 'other-worry' || memory.situation === 'other-imminent'
  // A danger of their own that was only guessed gives way to somebody else's that is told.
  const givesWay = isOfAnother && !isUnsure(reading) && memory.isGuessed && !wasOfAnother
  const level = givesWay ? reading.level : higherLevel(memory.level, reading.level)
  const isTold = reading.level !== 'none' && !isUnsure(reading) && !(memory.isGuessed && isSymptom(reading))
  // What is told outright is answered before what was only guessed, though the level stays.
  const takesOver =
    (isTold && memory.isGuessed) ||
    // A body that cannot wait comes before what was feared of them, and the level stays.
    (isTold && wasOfAnother && reading.situation === 'medical') ||
    (reading.level !== 'none' && level === reading.level && !isKept(memory, reading))
  return {
    level,
    isGuessed: isTold
      ? false
      : memory.isGuessed || (isUnsure(reading) && (memory.level === 'none' || isSymptom(memory))),
    situation: takesOver ? reading.situation : memory.situation,
    immediate: takesOver ? reading.immediate || (memory.immediate && memory.level === level) : memory.immediate,
    isOwn: memory.isOwn,
    wasCorrected: memory.wasCorrected,
    isLeftInPeace: memory.isLeftInPeace,
    cannotSpeak: memory.cannotSpeak || reading.cannotSpeak,
    distressAt: reading.distress ? turn : memory.distressAt,
    signalAt: reading.level === 'none' ? memory.signalAt : turn,
  }
}

/** Somebody in danger who is guessed to think of suicide is still answered for the danger first: the line for suicide is named beside. */
function isGuessBesideDanger(memory: RiskMemory, reading: Reading): boolean {
  return isUnsure(reading) && memory.level === 'danger' && !memory.isGuessed
}

/** What was said outright is not replaced by a guess, nor an act under way by words about it. */
function isKept(memory: RiskMemory, reading: Reading): boolean {
  const { level, situation } = memory
  if (isGuessBesideDanger(memory, reading)) return true
  if (level !== reading.level || situation === null) return false
  if (situation === 'other-worry' && reading.situation === 'other-imminent') return false
  // An act, be it only guessed, cannot wait for more certainty.
  if (reading.situation === 'attempt' && situation !== 'attempt') return false
  if (isUnsure(reading) || situation === 'attempt') return true
  const isOfAnAge = situation === 'child' || situation === 'elder'
  return isOfAnAge && reading.situation !== null && ofAnAdult.has(reading.situation)
}
