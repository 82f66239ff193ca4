import type { Level } from '../../risk.ts'
import type { JudgedSentence } from '../read-rules.ts'
import { featuresOf, kinds } from './features.ts'
import { hashOfPair } from './hash.ts'
import { graveSentencesOf, type Passage, passagesOf } from './passages.ts'
import { type LearntWeights, weightTable } from './weight-table.ts'
import learnt from './weights.json' with { type: 'json' }

/** What a message may be, as it is learnt: a level, for whoever writes or, where a life is at stake, for somebody they speak of. */
export const outcomes = ['none', 'vigilance', 'danger', 'crise', 'their-vigilance', 'their-crise'] as const
export type Outcome = (typeof outcomes)[number]

/** How likely each level is, from 0 to 1, judged from the words alone. */
export interface Likelihoods extends Record<Level, number> {
  /** That the life at stake is somebody else’s: a part of `vigilance` and of `crise`. */
  ofSomeoneElse: number
}

export type SecondReader = (sentences: readonly JudgedSentence[]) => Likelihoods

/** Outcomes that are weighed against `none`. */
const WEIGHED = outcomes.length - 1

const MOST_OF_A_BYTE = 255

const NOTHING_READ: Likelihoods = { none: 1, vigilance: 0, danger: 0, crise: 0, ofSomeoneElse: 0 }

/**
 * The second reader: weights learnt from the sets of bench/safety. The rules know what they were told; this one has read
 * thousands of messages and recognises the ways of speaking they share. See docs/decisions/0037.
 */
export function secondReader({ bias, unit, ...file }: LearntWeights): SecondReader {
  const table = weightTable(file)
  const { weights } = table
  /** The last passage in which a feature was counted, as far as a byte can count: each counts once. */
  const countedIn = new Uint8Array(table.places)
  let passage = 0
  const nextPassage = () => {
    if (passage === MOST_OF_A_BYTE) countedIn.fill(0)
    passage = (passage % MOST_OF_A_BYTE) + 1
  }
  const likelihoodsOf = (read: Passage): Likelihoods => {
    nextPassage()
    const sums = kinds.map(() => ({ known: 0, weighed: new Float64Array(WEIGHED) }))
    kinds.forEach((kind, kindAt) => {
      const { hashes, count } = featuresOf(read, kind)
      const sum = sums[kindAt]
      if (!sum) return
      for (let at = 0; at < count; at++) {
        const place = table.find(featureOfKind(hashes[at] ?? 0, kindAt))
        if (place < 0 || countedIn[place] === passage) continue
        countedIn[place] = passage
        sum.known += 1
        for (let outcome = 0; outcome < WEIGHED; outcome++)
          sum.weighed[outcome] = (sum.weighed[outcome] ?? 0) + (weights[place * WEIGHED + outcome] ?? 0)
      }
    })
    const evidence = bias.map((base, outcome) =>
      sums.reduce((sum, { known, weighed }) => sum + unit * shareOfEach(known) * (weighed[outcome] ?? 0), base),
    )
    const [vigilance = 0, danger = 0, crise = 0, theirVigilance = 0, theirCrise = 0] = evidence.map(Math.exp)
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

/** The same hash of two kinds is two features. */
export function featureOfKind(feature: number, kind: number): number {
  return hashOfPair(feature, kind, 0)
}

/** Long passages have more features of a kind: each weighs less. */
export function shareOfEach(known: number): number {
  return 1 / Math.sqrt(Math.max(1, known))
}

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
