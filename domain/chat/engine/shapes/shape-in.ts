import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { toSentences } from '../../detector/normalise.ts'
import { clausesIn } from '../own-words.ts'
import { shapes } from './all-shapes.ts'
import type { Shape } from './shape.ts'
import { wordsOfShapes } from './words-of-shapes.ts'

const words = { ...lexicon, ...wordsOfShapes }
const knownShapes = shapes.map((shape) => ({ shape, isMet: compileTest(shape.patterns, words) }))

/** « Il est gentil mais il ne dit rien »: what comes after weighs by itself. When and why do not. */
const TURNING_WORDS = / (?:mais|sauf que|alors que) /iu
const CIRCUMSTANCE = / (?:(?:parce|depuis|dès|pendant) qu(?:e |’)|car |quand |lorsqu(?:e |’)).*$/iu

export interface ShapeHeard {
  shape: Shape
  /** The clause of the message that has it. */
  clause: string
}

/** The shape of the last clause that has one, which is where people come to the point; of a plain fact, when there is nothing else. */
export function shapeIn(message: string, { isSober }: { isSober: boolean }): ShapeHeard | null {
  const clauses = clausesIn(message)
    .flatMap((clause) => clause.replace(CIRCUMSTANCE, '').split(TURNING_WORDS))
    .map((clause) => ({ clause, sentences: toSentences(clause) }))
    .toReversed()
  const among = (mayBe: (shape: Shape) => boolean) => {
    for (const { clause, sentences } of clauses) {
      const known = knownShapes.find(({ shape, isMet }) => mayBe(shape) && sentences.some(isMet))
      if (known) return { shape: known.shape, clause }
    }
    return null
  }
  return among(({ isFact, isPraise }) => !isFact && !(isSober && isPraise)) ?? among(({ isFact }) => isFact === true)
}
