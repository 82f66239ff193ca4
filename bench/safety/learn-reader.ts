import { classes } from '#domain/chat/reading/classes.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { FeatureIndex } from './feature-index.ts'
import type { Lesson } from './lessons.ts'

const ROUNDS = 5
const RATE = 0.02
const BATCH = 64
/** Dropout rate, so that no few features decide alone. */
const HIDDEN = 0.5
const FEWEST_PASSAGES = 4
const KEPT_SLOPE = 0.9
const KEPT_SQUARE = 0.999
const CLASSES = classes.length

export interface Learnt {
  index: FeatureIndex
  /** Indexed by feature, then by class. */
  weights: Float32Array
  bias: Float32Array
}

/**
 * Softmax regression over hashed features, trained with Adam and a decaying learning rate. A label that allows several
 * classes trains their sum.
 */
export function learnReader(lessons: readonly Lesson[]): Learnt {
  const index = FeatureIndex.of(lessons, FEWEST_PASSAGES)
  const examples = lessons.map(({ features, targets }) => ({
    features: features.map((hashes) => index.placesOf(hashes)),
    targets,
  }))
  const random = seededRandom()
  const weights = new Float32Array(index.size * CLASSES)
  const bias = new Float32Array(CLASSES)
  const improveWeights = adam(weights)
  const improveBias = adam(bias)
  const slopes = new Float32Array(weights.length)
  const order = Uint32Array.from(examples.keys())
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.subarray(first, first + BATCH)
      const met = new Set<number>()
      const biasSlopes = new Float32Array(CLASSES)
      for (const at of batch) addSlopes(examples[at], batch.length, met, biasSlopes)
      const rate = RATE * (1 - (round + first / order.length) / ROUNDS)
      improveWeights(slopes, met, rate)
      improveBias(biasSlopes, [0], rate)
    }
  }
  return { index, weights, bias }

  function addSlopes(example: Lesson | undefined, ofBatch: number, met: Set<number>, biasSlopes: Float32Array) {
    if (!example) return
    const shown = example.features.map((places) => places.filter(() => random() >= HIDDEN))
    const shares = example.features.map(({ length }) => 1 / Math.sqrt(Math.max(1, length)) / (1 - HIDDEN))
    const sums = Float64Array.from(bias)
    shown.forEach((places, kind) => {
      const share = shares[kind] ?? 0
      for (const place of places)
        for (let at = 0; at < CLASSES; at++) sums[at]! += share * weights[place * CLASSES + at]!
    })
    const errors = errorsOf(sums, example.targets)
    for (let at = 0; at < CLASSES; at++) biasSlopes[at]! += errors[at]! / ofBatch
    shown.forEach((places, kind) => {
      const share = (shares[kind] ?? 0) / ofBatch
      for (const place of places) {
        met.add(place)
        for (let at = 0; at < CLASSES; at++) slopes[place * CLASSES + at]! += share * errors[at]!
      }
    })
  }
}

/** Gradient: difference between the probabilities and the allowed classes. */
function errorsOf(sums: Float64Array, targets: number): Float64Array {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const isAllowed = (at: number) => (targets & (1 << at)) !== 0
  const all = powers.reduce((total, power) => total + power, 0)
  const allowed = powers.reduce((total, power, at) => (isAllowed(at) ? total + power : total), 0)
  return powers.map((power, at) => power / all - (isAllowed(at) ? power / allowed : 0))
}

/** Sparse Adam: only the rows with gradients are updated, and those gradients are reset. */
function adam(values: Float32Array): (slopes: Float32Array, rows: Iterable<number>, rate: number) => void {
  const means = new Float32Array(values.length)
  const squares = new Float32Array(values.length)
  let steps = 0
  return (slopes, rows, rate) => {
    steps += 1
    const step = rate / (1 - KEPT_SLOPE ** steps)
    const scale = 1 / (1 - KEPT_SQUARE ** steps)
    for (const row of rows) {
      for (let at = row * CLASSES; at < (row + 1) * CLASSES; at++) {
        const slope = slopes[at]!
        const mean = (means[at] = KEPT_SLOPE * means[at]! + (1 - KEPT_SLOPE) * slope)
        const square = (squares[at] = KEPT_SQUARE * squares[at]! + (1 - KEPT_SQUARE) * slope * slope)
        values[at]! -= (step * mean) / (Math.sqrt(square * scale) + 1e-8)
        slopes[at] = 0
      }
    }
  }
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
}
