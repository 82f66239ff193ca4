import { seededRandom } from '../seeded-random.ts'

export interface Example {
  outcome: number
  features: Uint32Array
  /** What each of the features weighs in its passage. */
  shares: Float32Array
}

export interface Weights {
  /** By feature, then by outcome. */
  weights: Float32Array
  bias: Float64Array
}

const ROUNDS = 10
const BATCH = 64
/** Of the first step; the last ones are ever shorter. */
const RATE = 0.02
/** Share of the features hidden at each turn, so that none is trusted alone: a new message holds few of those that were met. */
const HIDDEN = 0.5
const KEPT_SLOPE = 0.9
const KEPT_SQUARE = 0.999
const SMALLEST = 1e-8

/**
 * Multinomial logistic regression by stochastic gradient descent (Adam, by Kingma and Ba, 2015), hiding some of the features at random. Only what a batch
 * held is moved: of half a million features a message has some hundreds, and moving all of them at every step took eight times as long for no better reader.
 */
export function descend(examples: readonly Example[], features: number, outcomes: number): Weights {
  const random = seededRandom()
  const weights = new Float32Array(features * outcomes)
  const bias = new Float64Array(outcomes)
  const slopes = new Float32Array(weights.length)
  const biasSlopes = new Float64Array(outcomes)
  const improveWeights = adam(weights, outcomes)
  const improveBias = adam(bias, outcomes)
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(examples, random)
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.slice(first, first + BATCH)
      const met = new Set<number>()
      for (const example of batch) addSlopes(withHidden(example, random), batch.length, met)
      const rate = RATE * (1 - (round + first / order.length) / ROUNDS)
      improveWeights(slopes, met, rate)
      improveBias(biasSlopes, [0], rate)
    }
  }
  return { weights, bias }

  function addSlopes(example: Example, ofBatch: number, met: Set<number>) {
    const errors = likelihoodsOf(example, weights, bias)
    errors[example.outcome] = (errors[example.outcome] ?? 0) - 1
    errors.forEach((error, outcome) => {
      biasSlopes[outcome] = (biasSlopes[outcome] ?? 0) + error / ofBatch
    })
    example.features.forEach((feature, index) => {
      const share = (example.shares[index] ?? 0) / ofBatch
      if (share === 0) return
      met.add(feature)
      for (let outcome = 0; outcome < outcomes; outcome++) {
        const at = feature * outcomes + outcome
        slopes[at] = (slopes[at] ?? 0) + share * (errors[outcome] ?? 0)
      }
    })
  }
}

type Numbers = Float32Array | Float64Array

/** Steps as long as the slope is steady, for the rows of values that are named. Their slopes are used up: the next batch begins with none. */
function adam(values: Numbers, width: number): (slopes: Numbers, rows: Iterable<number>, rate: number) => void {
  const means = new Float32Array(values.length)
  const squares = new Float32Array(values.length)
  let steps = 0
  return (slopes, rows, rate) => {
    steps += 1
    const step = rate / (1 - KEPT_SLOPE ** steps)
    const squareScale = 1 / (1 - KEPT_SQUARE ** steps)
    const move = (at: number) => {
      const slope = slopes[at] ?? 0
      const mean = KEPT_SLOPE * (means[at] ?? 0) + (1 - KEPT_SLOPE) * slope
      const square = KEPT_SQUARE * (squares[at] ?? 0) + (1 - KEPT_SQUARE) * slope * slope
      means[at] = mean
      squares[at] = square
      values[at] = (values[at] ?? 0) - (step * mean) / (Math.sqrt(square * squareScale) + SMALLEST)
      slopes[at] = 0
    }
    for (const row of rows) for (let at = row * width; at < (row + 1) * width; at++) move(at)
  }
}

function withHidden(example: Example, random: () => number): Example {
  return {
    ...example,
    shares: example.shares.map((share) => (random() < HIDDEN ? 0 : share / (1 - HIDDEN))),
  }
}
function likelihoodsOf({ features, shares }: Example, weights: Float32Array, bias: Float64Array): Float64Array {
  const sums = Float64Array.from(bias)
  const outcomes = bias.length
  for (let index = 0; index < features.length; index++) {
    const at = (features[index] ?? 0) * outcomes
    const share = shares[index] ?? 0
    for (let outcome = 0; outcome < outcomes; outcome++)
      sums[outcome] = (sums[outcome] ?? 0) + share * (weights[at + outcome] ?? 0)
  }
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const all = powers.reduce((total, power) => total + power, 0)
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
