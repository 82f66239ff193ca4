import { type JudgedSentence, judgeClauses } from '../read-rules.ts'
import { beyondEveryday } from './everyday.ts'
import { type Likelihoods, type SecondReader, worstOf } from './second-reader.ts'

/** Likelier than any bound of the detector asks for: leaving sentences out could not change the reading. */
const PLAINLY_NOTHING = 0.96

/** Sentences of everyday life raise nothing by themselves; beside others they may still reassure. */
export function likelihoodsOf(sentences: readonly JudgedSentence[], readAgain: SecondReader): Likelihoods {
  const whole = readAgain(sentences)
  if (whole.none > PLAINLY_NOTHING) return whole
  const rest = beyondEveryday(sentences)
  const likely = rest.length === sentences.length ? whole : mildest(whole, readAgain(rest))
  const drowned = likely.none < DOUBTED ? closerLook(rest, readAgain) : undefined
  return drowned ? worstOf(likely, drowned) : likely
}

function mildest(one: Likelihoods, other: Likelihoods): Likelihoods {
  return other.none > one.none ? other : one
}

/** Who doubts looks closer. */
const DOUBTED = 0.85
/** So sure one must be of a few words among others that say nothing. */
const BY_ITSELF = 0.9
const LONG_SENTENCE_WORDS = 18
const FEWEST_WORDS = 7

/** « La banque ne suit plus, la MSA me relance. Seul à l'étable, je regarde la poutre. » What is said in passing is weighed without what surrounds it. */
function closerLook(sentences: readonly JudgedSentence[], readAgain: SecondReader): Likelihoods | undefined {
  const clauses = sentences.filter(({ masked }) => masked.length >= LONG_SENTENCE_WORDS).flatMap(judgeClauses)
  for (const passage of [...(sentences.length > 1 ? sentences : []), ...clauses]) {
    if (passage.masked.length < FEWEST_WORDS) continue
    const likely = readAgain([passage])
    if (gravityOf(likely) >= BY_ITSELF) return likely
  }
  return undefined
}

/** How likely something grave is, leaving aside what lies between: suffering without danger calls for care all the same. */
export function gravityOf({ none, danger, crise }: Likelihoods): number {
  return (danger + crise) / (danger + crise + none)
}
