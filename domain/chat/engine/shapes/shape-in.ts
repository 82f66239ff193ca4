import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { toSentences } from '../../detector/normalise.ts'
import { clausesIn } from '../own-words.ts'
import { isHarsh } from '../reflection.ts'
import { wordsReported } from '../reported-speech.ts'
import { mended } from '../spelling.ts'
import { shapes, things } from './all-shapes.ts'
import { answerTold } from './answers-told.ts'
import { saidByOthers, saidHarshly } from './people-told.ts'
import type { Shape } from './shape.ts'
import { wordsOfShapes } from './words-of-shapes.ts'

const families = { ...lexicon, ...wordsOfShapes }
const withTest = (shape: Shape) => ({ shape, isMet: compileTest(shape.patterns, families) })
const knownThings = things.map(withTest)
const knownShapes = shapes.map(withTest)

/** « Il est gentil mais il ne dit rien »: what comes after weighs by itself. When and why do not. */
const TURNING_WORDS = / (?:mais|sauf que|alors que) /iu
const CIRCUMSTANCE = / (?:(?:parce|depuis|dès|pendant) qu(?:e |’)|car |quand |lorsqu(?:e |’)).*$/iu

const OF_WHAT_THEY_FEEL =
  /(?<!\p{L})(?:je me sen[st]|je me sentais|ça me|j’ai (?:honte|peur|mal)|je (?:pleure|culpabilise|m’en veux))(?!\p{L})/iu

const REPORTS = /(?<!\p{L})(?:di(?:t|sent|sait)|trouvent?|pensent?|croi(?:t|ent)|répètent?)(?!\p{L})/iu

export interface ShapeHeard {
  shape: Shape
  /** The clause of the message that has it. */
  clause: string
  /** What weighs most in what was said, whatever else is in it. */
  isThing: boolean
}

/** Of more words, one clause’s shape says too little of what was told. */
const LONGEST_WITH_A_SHAPE = 12

/** The heaviest thing a message tells, wherever it stands. Otherwise, of a short one, the shape of the last clause that has one, which is where people come to the point; of a plain fact, when there is nothing else. */
export function shapeIn(
  message: string,
  { isSober, asked = null }: { isSober: boolean; asked?: string | null },
): ShapeHeard | null {
  const told = clausesIn(message)
  const thing = reportedIn(message) ?? thingIn(told)
  if (thing) return thing
  for (const [at, clause] of told.entries()) {
    // « Rigoler pour rien. Ici, je me sens transparente »: what they come to is what they feel.
    if (told.slice(at + 1).some((later) => OF_WHAT_THEY_FEEL.test(later))) break
    // « Ma mère dit que ça passera, que cela ne dure pas »: what she says, and no answer of theirs.
    if (told.slice(0, at).some((earlier) => REPORTS.test(earlier))) break
    const answer = answerTold(clause, asked)
    if (answer) return { shape: answer, clause, isThing: true }
  }
  if (message.split(/\s+/u).length > LONGEST_WITH_A_SHAPE) return null
  const clauses = told
    .flatMap((clause) => clause.replace(CIRCUMSTANCE, '').split(TURNING_WORDS))
    .map((clause) => ({ clause, sentences: toSentences(clause) }))
    .toReversed()
  const among = (mayBe: (shape: Shape) => boolean) => {
    for (const { clause, sentences } of clauses) {
      const known = knownShapes.find(({ shape, isMet }) => mayBe(shape) && sentences.some(isMet))
      if (known) return { shape: known.shape, clause, isThing: false }
    }
    return null
  }
  return among(({ isFact, isPraise }) => !isFact && !(isSober && isPraise)) ?? among(({ isFact }) => isFact === true)
}

/** « … « t’es jamais là ». Bon. Ça m’a fait du bien d’en parler »: what they come to is no longer what was said. */
const ENDS_ON_THEMSELVES =
  /[»”"][^«“"]*[.!…]\s+(?:(?:bon|enfin|bref|voilà)[\s,.!…]+)?(?:ça|cela) m['’]a fait (?:du bien|plaisir)/iu

function reportedIn(message: string): ShapeHeard | null {
  const words = ENDS_ON_THEMSELVES.test(message) ? null : wordsReported(message)
  const spelt = words && mended(words)
  if (!spelt) return null
  return { shape: isHarsh(spelt) ? saidHarshly : saidByOthers, clause: spelt, isThing: true }
}

function thingIn(clauses: readonly string[]): ShapeHeard | null {
  const read = clauses.map((clause) => ({ clause, sentences: toSentences(clause) }))
  for (const { shape, isMet } of knownThings) {
    const told = read.find(({ sentences }) => sentences.some(isMet))
    if (told) return { shape, clause: told.clause, isThing: true }
  }
  return null
}
