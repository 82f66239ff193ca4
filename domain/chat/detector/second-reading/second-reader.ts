import type { Level } from '../../risk.ts'
import type { JudgedSentence } from '../read-rules.ts'
import { passageWeigher } from './passage-weigher.ts'
import { graveSentencesOf, type Passage, passagesOf } from './passages.ts'
import type { LearntWeights } from './weight-table.ts'
import learnt from './weights.json' with { type: 'json' }

/** What a message may be, as it is learnt: a level, for whoever writes or, where a life is at stake, for somebody they speak of. */
export const outcomes = ['none', 'vigilance', 'danger', 'crise', 'their-vigilance', 'their-crise'] as const
export type Outcome = (typeof outcomes)[number]

/** How likely each level is, from 0 to 1, judged from the words alone. */
export interface Likelihoods extends Record<Level, number> {
  /** That the life at stake is somebody else's: a part of `vigilance` and of `crise`. */
  ofSomeoneElse: number
}

export type SecondReader = (sentences: readonly JudgedSentence[]) => Likelihoods

const NOTHING_READ: Likelihoods = { none: 1, vigilance: 0, danger: 0, crise: 0, ofSomeoneElse: 0 }

/**
 * The second reader: weights learnt from the sets of bench/safety. The rules know what they were told; this one has read
 * thousands of messages and recognises the ways of speaking they share. See docs/decisions/0037.
 */
export function secondReader(weights: LearntWeights): SecondReader {
  const evidenceOf = passageWeigher(weights)
  const likelihoodsOf = (passage: Passage): Likelihoods => {
    const [vigilance = 0, danger = 0, crise = 0, theirVigilance = 0, theirCrise = 0] = evidenceOf(passage).map(Math.exp)
    const all = 1 + vigilance + danger + crise + theirVigilance + theirCrise
    return {
      none: 1 / all,
      vigilance: (vigilance + theirVigilance) / all,
      danger: danger / all,
      crise: (crise + theirCrise) / all,
      ofSomeoneElse: (theirVigilance + theirCrise) / all,
    }
  }
  return (sentences) =>
    [...passagesOf(sentences), ...graveSentencesOf(sentences)].map(likelihoodsOf).reduce(worstOf, NOTHING_READ)
}

export const learntReader = secondReader(learnt)

// Their text is as large as the table that was made of it, and would stay for as long as the server runs.
learnt.hashes = ''
learnt.weights = ''

/** Each level as likely as the likelier says: what is grave in one part is not undone by another. */
export function worstOf(a: Likelihoods, b: Likelihoods): Likelihoods {
  return {
    none: Math.min(a.none, b.none),
    vigilance: Math.max(a.vigilance, b.vigilance),
    danger: Math.max(a.danger, b.danger),
    crise: Math.max(a.crise, b.crise),
    ofSomeoneElse: Math.max(a.ofSomeoneElse, b.ofSomeoneElse),
  }
}
