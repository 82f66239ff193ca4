import { choiceIn } from './choices.ts'
import type { ConversationState } from './conversation-state.ts'
import type { Choice, ShortAnswer } from './flow.ts'
import { stepAt } from './flows.ts'
import { NOT_THAT, STOP } from './labels.ts'
import { withoutDenial } from './reading/denied-clauses.ts'
import { plainTextOf } from './reading/plain-text.ts'
import { nothingRead, type Reading, type ReadMessage } from './reading/reading.ts'
import {
  DENIES_DEATH,
  leadingAnswerIn,
  leavesDoubt,
  saysClearly,
  saysGoodbye,
  saysLastWords,
  shortAnswerIn,
} from './reading/short-answer.ts'
import { withoutStoppedMedicine } from './reading/stopped-medicine.ts'

/** One message, understood once for the whole turn. */
export interface Heard {
  /** As written. */
  text: string
  /** Normalised, for patterns. */
  plain: string
  /** Short answer typed instead of tapped. */
  short: ShortAnswer | null
  /** Answer that a longer message begins with. */
  leading: ShortAnswer | null
  /** Answer to a question about danger that leaves no doubt. */
  clear: 'yes' | 'no' | null
  /** Says goodbye, or last words. */
  isLeaving: boolean
  reading: Reading
  /** Tapped, or typed words that stand for a tap. */
  choice: Choice | null
  isTapped: boolean
}

export function understand(state: ConversationState, text: string, read: ReadMessage): Heard {
  const plain = plainTextOf(text)
  const tapped = choiceIn(state, plain)
  const words = {
    text,
    plain,
    short: shortAnswerIn(plain),
    leading: leadingAnswerIn(plain),
    clear: saysClearly(plain),
    isLeaving: saysLastWords(plain),
  }
  if (tapped) return { ...words, reading: nothingRead, choice: tapped, isTapped: true }
  const reading = readInPlace(state, words, read)
  return { ...words, reading, choice: choiceOfWords(state, words, reading), isTapped: false }
}

type Words = Omit<Heard, 'reading' | 'choice' | 'isTapped'>

function readInPlace({ place, recent }: ConversationState, { text, plain, clear }: Words, read: ReadMessage): Reading {
  const careful = stepAt(place)?.careful
  // « Non » to a question about danger is not read together with the words that raised the question.
  const before = careful && clear === careful.unless ? [] : recent
  const rest = withoutStoppedMedicine(plain)
  const reading = rest === plain ? read(text, before, plain) : read(rest, before)
  const isDoubt =
    reading.level === 'none' || reading.level === 'vigilance' || (reading.level === 'crise' && !reading.isPlain)
  if (!isDoubt || !DENIES_DEATH.test(plain)) return reading
  // « Je ne veux pas mourir » settles a doubt about death, unless a « mais » follows. The rest is read by itself.
  const undenied = withoutDenial(text)
  const ofRest = undenied ? read(undenied, []) : nothingRead
  const isAsked = ofRest.level === 'none' && leavesDoubt(plain) && (reading.needsCheck || reading.level !== 'none')
  return isAsked ? { ...ofRest, needsCheck: true } : ofRest
}

function choiceOfWords({ risk }: ConversationState, { plain, short }: Words, reading: Reading): Choice | null {
  const { level, isPlain, needsCheck } = reading
  const isCalm = level === 'none' && (!needsCheck || risk.level !== 'none')
  // A guess is undone by words as by the chip, unless they name a danger.
  const isTakenBack = short === 'retract' || (level === 'none' && DENIES_DEATH.test(plain))
  const isDenied = risk.isGuessed && !isPlain && isTakenBack
  if (isDenied) return { label: NOT_THAT, to: 'deny' }
  return isCalm && saysGoodbye(plain) ? { label: STOP, to: 'end' } : null
}
