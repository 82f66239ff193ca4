import type { RiskMemory } from './conversation-state.ts'
import { isUnsure } from './replies/care-answer.ts'
import { higherLevel, type Reading, type Situation } from './risk.ts'

/** How long distress colours the next messages: a question about a bridge three turns after « je ne vaux rien ». */
const DISTRESS_TURNS = 6

export function isInDistress(memory: RiskMemory, turn: number): boolean {
  return memory.level !== 'none' || (memory.distressAt !== null && turn - memory.distressAt <= DISTRESS_TURNS)
}

/** A child stays a child, and an old person one: what « il » does to them is still for the line that protects them. */
const ofAnAdult = new Set<Situation>(['partner-violence', 'violence', 'sexual-violence'])

/** The level only ever rises. A new signal of the same level changes the situation that is answered, if it says so outright. */
export function remember(memory: RiskMemory, reading: Reading, turn: number): RiskMemory {
  const level = higherLevel(memory.level, reading.level)
  const isTold = reading.level !== 'none' && !isUnsure(reading)
  // What is told outright is answered before what was only guessed, though the level stays.
  const takesOver =
    (isTold && memory.isGuessed) || (reading.level !== 'none' && level === reading.level && !isKept(memory, reading))
  return {
    level,
    isGuessed: isTold ? false : memory.isGuessed || (memory.level === 'none' && isUnsure(reading)),
    situation: takesOver ? reading.situation : memory.situation,
    immediate: takesOver ? reading.immediate || (memory.immediate && memory.level === level) : memory.immediate,
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
  if (isUnsure(reading) || situation === 'attempt') return true
  const isOfAnAge = situation === 'child' || situation === 'elder'
  return isOfAnAge && reading.situation !== null && ofAnAdult.has(reading.situation)
}
