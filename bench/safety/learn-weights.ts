import { readSentences } from '#domain/chat/detector/read-sentences.ts'
import { featuresOf, passagesOf, weightOfEach } from '#domain/chat/detector/second-reading/features.ts'
import { levels } from '#domain/chat/risk.ts'
import type { Labelled } from './score.ts'

export interface LearntWeights {
  /** Hundredths, for `vigilance`, `danger` and `crise`, against `none`. */
  bias: number[]
  weights: Record<string, number[]>
}

const ROUNDS = 15
const RATE = 0.2
const DECAY = 0.002
/** A feature seen once says more about its message than about people. */
const FEWEST_MESSAGES = 3
/** Weights too small to turn any reading are left out: the file stays small. */
const SMALLEST_WEIGHT = 0.35

interface Example {
  level: number
  features: number[]
  each: number
}

/**
 * Multinomial logistic regression by adaptive gradient descent (AdaGrad), with weight decay: small, exact to reproduce,
 * and its result is a list of words and numbers that can be read.
 */
export function learnWeights(messages: readonly Labelled[]): LearntWeights {
  const read = messages.flatMap(({ text, level }) => {
    const passages = passagesOf(readSentences(text))
    // Which sentence of a long message carries the risk is not labelled: only a harmless one teaches by all its sentences.
    return passages.length > 1 && level !== 'none'
      ? []
      : passages.map((passage) => ({ level: levels.indexOf(level), features: [...featuresOf(passage)] }))
  })
  const names = frequentFeatures(read.map(({ features }) => features))
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const examples = read.map(({ level, features }): Example => {
    const known = features.flatMap((feature) => indexOf.get(feature) ?? [])
    return { level, features: known, each: weightOfEach(known.length) }
  })
  const { weights, bias } = descend(examples, names.length)
  return rounded(names, weights, bias)
}

function frequentFeatures(all: readonly string[][]): string[] {
  const counts = new Map<string, number>()
  for (const features of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].flatMap(([feature, count]) => (count >= FEWEST_MESSAGES ? [feature] : []))
}

function descend(examples: Example[], size: number) {
  const classes = levels.length
  const weights = new Float64Array(size * classes)
  const squares = new Float64Array(size * classes).fill(0.01)
  const bias = new Float64Array(classes)
  const biasSquares = new Float64Array(classes).fill(0.01)
  const random = seededRandom()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { level, features, each } of shuffled(examples, random)) {
      const shares = softmax(
        Array.from(bias, (base, of) =>
          features.reduce((sum, feature) => sum + each * (weights[feature * classes + of] ?? 0), base),
        ),
      )
      shares.forEach((share, of) => {
        const error = share - (of === level ? 1 : 0)
        biasSquares[of] = (biasSquares[of] ?? 0) + error * error
        bias[of] = (bias[of] ?? 0) - (RATE * error) / Math.sqrt(biasSquares[of] ?? 1)
        for (const feature of features) {
          const at = feature * classes + of
          const weight = weights[at] ?? 0
          const slope = error * each + DECAY * weight
          const square = (squares[at] ?? 0) + slope * slope
          squares[at] = square
          weights[at] = weight - (RATE * slope) / Math.sqrt(square)
        }
      })
    }
  }
  return { weights, bias }
}

const againstNone = (of: number, values: Float64Array, at: number) => (values[at + of] ?? 0) - (values[at] ?? 0)

function hundredths(values: Float64Array, at: number): number[] {
  return levels.slice(1).map((_, index) => Math.round(100 * againstNone(index + 1, values, at)))
}

function rounded(names: readonly string[], weights: Float64Array, bias: Float64Array): LearntWeights {
  const kept = names.flatMap((name, index) => {
    const ofName = hundredths(weights, index * levels.length)
    return ofName.some((weight) => Math.abs(weight) >= 100 * SMALLEST_WEIGHT) ? [[name, ofName] as const] : []
  })
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return { bias: hundredths(bias, 0), weights: Object.fromEntries(kept) }
}

function softmax(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a]
  }
  return order
}

/** The same weights from the same sets: a linear congruential generator, seeded once. */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}
