import type { Level } from '../../risk.ts'
import type { Sentence } from '../read-sentences.ts'
import { featuresOf, passagesOf, weightOfEach } from './features.ts'
import learnt from './weights.json' with { type: 'json' }

/** How likely each level is, from 0 to 1, judged from the words alone. */
export type Likelihoods = Record<Level, number>

const NOTHING_READ: Likelihoods = { none: 1, vigilance: 0, danger: 0, crise: 0 }

/** Weights are kept as hundredths, one for each level but `none`, which they are measured against. */
const weights = new Map<string, readonly number[]>(Object.entries(learnt.weights))

/**
 * The second reader: weights of words learnt from the sets of bench/safety. The rules know what they were told; this one
 * has read hundreds of messages and recognises the ways of speaking they share. See docs/decisions/0026.
 */
export function readAgain(sentences: readonly Sentence[]): Likelihoods {
  return passagesOf(sentences).map(likelihoodsOf).reduce(worstOf, NOTHING_READ)
}

function likelihoodsOf(passage: readonly Sentence[]): Likelihoods {
  const known = [...featuresOf(passage)].flatMap((feature) => {
    const ofFeature = weights.get(feature)
    return ofFeature ? [ofFeature] : []
  })
  const each = weightOfEach(known.length) / 100
  const evidence = (at: number) =>
    Math.exp((learnt.bias[at] ?? 0) / 100 + each * known.reduce((sum, ofFeature) => sum + (ofFeature[at] ?? 0), 0))
  const vigilance = evidence(0)
  const danger = evidence(1)
  const crise = evidence(2)
  const all = 1 + vigilance + danger + crise
  return { none: 1 / all, vigilance: vigilance / all, danger: danger / all, crise: crise / all }
}

function worstOf(a: Likelihoods, b: Likelihoods): Likelihoods {
  return {
    none: Math.min(a.none, b.none),
    vigilance: Math.max(a.vigilance, b.vigilance),
    danger: Math.max(a.danger, b.danger),
    crise: Math.max(a.crise, b.crise),
  }
}
