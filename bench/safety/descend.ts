export interface Example {
  level: number
  features: Uint32Array
  /** What each of the features weighs in its passage. */
  shares: Float32Array
}

export interface Weights {
  /** By feature, then by level. */
  weights: Float32Array
  bias: Float64Array
}

const ROUNDS = 6
const RATE = 0.06
const DECAY = 0.0003
const FIRST_SQUARE = 0.01

/** Multinomial logistic regression by adaptive gradient descent (AdaGrad), with weight decay. */
export function descend(examples: readonly Example[], features: number, levels: number): Weights {
  const weights = new Float32Array(features * levels)
  const squares = new Float32Array(features * levels).fill(FIRST_SQUARE)
  const bias = new Float64Array(levels)
  const biasSquares = new Float64Array(levels).fill(FIRST_SQUARE)
  const random = seededRandom()
  for (let round = 0; round < ROUNDS; round++) {
    for (const example of shuffled(examples, random)) {
      const errors = likelihoodsOf(example, weights, bias)
      errors[example.level] = (errors[example.level] ?? 0) - 1
      errors.forEach((error, level) => {
        const square = (biasSquares[level] ?? 0) + error * error
        biasSquares[level] = square
        bias[level] = (bias[level] ?? 0) - (RATE * error) / Math.sqrt(square)
      })
      correct(example, errors)
    }
  }
  return { weights, bias }

  function correct({ features: known, shares }: Example, errors: Float64Array) {
    for (let index = 0; index < known.length; index++) {
      const first = (known[index] ?? 0) * levels
      const share = shares[index] ?? 0
      for (let level = 0; level < levels; level++) {
        const at = first + level
        const weight = weights[at] ?? 0
        const slope = (errors[level] ?? 0) * share + DECAY * weight
        const square = (squares[at] ?? 0) + slope * slope
        squares[at] = square
        weights[at] = weight - (RATE * slope) / Math.sqrt(square)
      }
    }
  }
}

function likelihoodsOf({ features, shares }: Example, weights: Float32Array, bias: Float64Array): Float64Array {
  const sums = Float64Array.from(bias)
  const levels = bias.length
  for (let index = 0; index < features.length; index++) {
    const at = (features[index] ?? 0) * levels
    const share = shares[index] ?? 0
    for (let level = 0; level < levels; level++) sums[level] = (sums[level] ?? 0) + share * (weights[at + level] ?? 0)
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

/** The same weights from the same sets: a linear congruential generator, seeded once. */
function seededRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}
