import { readSentences } from '#domain/chat/detector/read-sentences.ts'
import { featuresOf, isLetterRun, passagesOf, weightsOfEach } from '#domain/chat/detector/second-reading/features.ts'
import type { LearntWeights } from '#domain/chat/detector/second-reading/second-reader.ts'
import { levels } from '#domain/chat/risk.ts'
import type { Labelled } from './score.ts'

const ROUNDS = 15
const RATE = 0.06
const DECAY = 0.0003
/** A feature seen once says more about its message than about people. */
const FEWEST_MESSAGES = 4
/** Weights too small to turn any reading are left out: the file stays small. */
const SMALLEST_WEIGHT = 0.2

interface Example {
  level: number
  features: number[]
  /** What each of the features weighs in its passage. */
  shares: number[]
}

/**
 * Multinomial logistic regression by adaptive gradient descent (AdaGrad), with weight decay: small, exact to reproduce,
 * and its result is a list of words and numbers that can be read.
 */
export function learnWeights(messages: readonly Labelled[]): LearntWeights {
  const read = messages.flatMap(lessonsOf)
  const names = frequentFeatures(read.map(({ features }) => features))
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const examples = read.map(({ level, features }): Example => {
    const known = features.filter((feature) => indexOf.has(feature))
    const letterRuns = known.filter(isLetterRun).length
    const each = weightsOfEach({ letterRuns, words: known.length - letterRuns })
    return {
      level,
      features: known.flatMap((feature) => indexOf.get(feature) ?? []),
      shares: known.map((feature) => (isLetterRun(feature) ? each.letterRun : each.word)),
    }
  })
  const { weights, bias } = descend(examples, names.length)
  return rounded(names, weights, bias)
}

interface Lesson {
  level: number
  features: string[]
}

/** Reading takes longer than learning, and measuring learns several times from the same messages. */
const alreadyRead = new WeakMap<Labelled, Lesson[]>()

function lessonsOf(message: Labelled): Lesson[] {
  const known = alreadyRead.get(message)
  if (known) return known
  const passages = passagesOf(readSentences(message.text))
  // Which sentence of a long message carries the risk is not labelled: only a harmless one teaches by all its sentences.
  const isTaught = passages.length === 1 || message.level === 'none'
  const level = levels.indexOf(message.level)
  const lessons = isTaught ? passages.map((passage) => ({ level, features: [...featuresOf(passage)] })) : []
  alreadyRead.set(message, lessons)
  return lessons
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
    for (const { level, features, shares } of shuffled(examples, random)) {
      const likelihoods = softmax(
        Array.from(bias, (base, of) =>
          features.reduce((sum, feature, at) => sum + (shares[at] ?? 0) * (weights[feature * classes + of] ?? 0), base),
        ),
      )
      likelihoods.forEach((likelihood, of) => {
        const error = likelihood - (of === level ? 1 : 0)
        biasSquares[of] = (biasSquares[of] ?? 0) + error * error
        bias[of] = (bias[of] ?? 0) - (RATE * error) / Math.sqrt(biasSquares[of] ?? 1)
        features.forEach((feature, index) => {
          const at = feature * classes + of
          const weight = weights[at] ?? 0
          const slope = error * (shares[index] ?? 0) + DECAY * weight
          const square = (squares[at] ?? 0) + slope * slope
          squares[at] = square
          weights[at] = weight - (RATE * slope) / Math.sqrt(square)
        })
      })
    }
  }
  return { weights, bias }
}

const againstNone = (of: number, values: Float64Array, at: number) => (values[at + of] ?? 0) - (values[at] ?? 0)

function tenths(values: Float64Array, at: number): number[] {
  return levels.slice(1).map((_, index) => Math.round(10 * againstNone(index + 1, values, at)))
}

function rounded(names: readonly string[], weights: Float64Array, bias: Float64Array): LearntWeights {
  const kept = names.flatMap((name, index) => {
    const ofName = tenths(weights, index * levels.length)
    return ofName.some((weight) => Math.abs(weight) >= 10 * SMALLEST_WEIGHT) ? [[name, ofName] as const] : []
  })
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return { bias: tenths(bias, 0), weights: Object.fromEntries(kept) }
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
