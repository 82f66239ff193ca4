import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { toSentences } from '../../detector/normalise.ts'
import { clausesIn } from '../own-words.ts'
import { shapes } from './all-shapes.ts'
import type { Shape } from './shape.ts'
import { wordsOfShapes } from './words-of-shapes.ts'

const words = { ...lexicon, ...wordsOfShapes }
const knownShapes = shapes.map((shape) => ({ shape, isMet: compileTest(shape.patterns, words) }))

/** « Il est gentil mais il ne dit rien »: what comes after weighs by itself. */
const TURNING_WORDS = / (?:mais|parce que|car|sauf que|alors que) /iu

export interface ShapeHeard {
  shape: Shape
  /** The clause of the message that has it. */
  clause: string
}

/** The shape of what was said; of two clauses alike the last one, which is where people come to the point. */
export function shapeIn(message: string, { isSober }: { isSober: boolean }): ShapeHeard | null {
  const clauses = clausesIn(message)
    .flatMap((clause) => clause.split(TURNING_WORDS))
    .map((clause) => ({ clause, sentences: toSentences(clause) }))
  for (const { shape, isMet } of knownShapes) {
    if (isSober && shape.isPraise) continue
    const said = clauses.findLast(({ sentences }) => sentences.some(isMet))
    if (said) return { shape, clause: said.clause }
  }
  return null
}
