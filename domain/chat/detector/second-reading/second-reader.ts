import type { Level } from '../../risk.ts'
import type { Sentence } from '../read-sentences.ts'
import { featuresOf, isLetterRun, passagesOf, weightsOfEach } from './features.ts'
import learnt from './weights.json' with { type: 'json' }

/** How likely each level is, from 0 to 1, judged from the words alone. */
export type Likelihoods = Record<Level, number>

/** Tenths, one for each level but `none`, which they are measured against. */
export interface LearntWeights {
  bias: number[]
  weights: Record<string, number[]>
}

export type SecondReader = (sentences: readonly Sentence[]) => Likelihoods

const NOTHING_READ: Likelihoods = { none: 1, vigilance: 0, danger: 0, crise: 0 }

/**
 * The second reader: weights of words learnt from the sets of bench/safety. The rules know what they were told; this one
 * has read thousands of messages and recognises the ways of speaking they share. See docs/decisions/0026.
 */
export function secondReader({ bias, weights }: LearntWeights): SecondReader {
  const known = new Map(Object.entries(weights))
  const likelihoodsOf = (passage: readonly Sentence[]): Likelihoods => {
    const words = [0, 0, 0]
    const letterRuns = [0, 0, 0]
    const met = { words: 0, letterRuns: 0 }
    for (const feature of featuresOf(passage)) {
      const ofFeature = known.get(feature)
      if (!ofFeature) continue
      const kind = isLetterRun(feature) ? 'letterRuns' : 'words'
      met[kind] += 1
      const sums = kind === 'words' ? words : letterRuns
      ofFeature.forEach((weight, at) => {
        sums[at] = (sums[at] ?? 0) + weight
      })
    }
    const each = weightsOfEach(met)
    const evidence = (at: number) =>
      Math.exp(((bias[at] ?? 0) + each.word * (words[at] ?? 0) + each.letterRun * (letterRuns[at] ?? 0)) / 10)
    const [vigilance, danger, crise] = [evidence(0), evidence(1), evidence(2)]
    const all = 1 + vigilance + danger + crise
    return { none: 1 / all, vigilance: vigilance / all, danger: danger / all, crise: crise / all }
  }
  return (sentences) => passagesOf(sentences).map(likelihoodsOf).reduce(worstOf, NOTHING_READ)
}

export const learntReader = secondReader(learnt)

function worstOf(a: Likelihoods, b: Likelihoods): Likelihoods {
  return {
    none: Math.min(a.none, b.none),
    vigilance: Math.max(a.vigilance, b.vigilance),
    danger: Math.max(a.danger, b.danger),
    crise: Math.max(a.crise, b.crise),
  }
}
