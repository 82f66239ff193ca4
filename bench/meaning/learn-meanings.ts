import { toSentences } from '#domain/chat/detector/normalise.ts'
import { DIRECTIONS } from '#domain/chat/engine/meaning/meaning.ts'
import type { FeaturesOf } from '#domain/chat/engine/meaning/meaning-features.ts'
import { seededRandom } from '../seeded-random.ts'

/** Sentences that people use for one another. */
export interface Lesson {
  said: readonly string[]
  /** Lessons of one subject are the hardest to tell apart, and are compared with each other most. */
  subject: string | null
}

export interface Directions {
  features: readonly number[]
  /** By feature, then by direction. */
  shares: Float32Array
}

const FEWEST_SENTENCES = 3
const ROUNDS = 8
/** Every lesson comes about so often in a round. */
const TURNS = 6
const BATCH = 128
const RATE = 0.15
/** Of the first round, that the last one loses. */
const SLOWED = 0.8
/** How sharply two directions are told apart. */
const SHARPNESS = 12
/** Share of the features hidden at each turn, so that none is trusted alone. */
const HIDDEN = 0.4
const BATCHES_OF_A_SUBJECT = 0.8
const SHARE_OF_SUBJECTS = 0.7
const SMALLEST = 1e-3

/**
 * Learns directions in which sentences of one lesson point alike, and those of different lessons apart: a sum of the directions of their words, compared
 * by cosine and told apart within each batch (the multiple negatives of Henderson and others, 2017). Exact to reproduce.
 */
export function learnMeanings(lessons: readonly Lesson[], featuresOf: FeaturesOf): Directions {
  const random = seededRandom()
  const read = lessons.map(({ said, subject }) => ({
    subject,
    sentences: said.map((text) => [...featuresOf(toSentences(text).flat())]),
  }))
  const counts = new Map<number, number>()
  for (const { sentences } of read)
    for (const feature of sentences.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = [...counts].flatMap(([feature, count]) => (count >= FEWEST_SENTENCES ? [feature] : []))
  const places = new Map(features.map((feature, place) => [feature, place]))
  const taught = read
    .map(({ subject, sentences }) => ({
      subject,
      sentences: sentences
        .map((of) => of.flatMap((feature) => places.get(feature) ?? []))
        .filter((of) => of.length > 0),
    }))
    .filter(({ sentences }) => sentences.length > 1)
  const shares = firstShares(features, counts, read.flatMap(({ sentences }) => sentences).length, random)
  const improve = improver(shares)
  const nextBatch = batches(taught, random)
  const steps = Math.ceil(taught.length / BATCH) * TURNS
  for (let round = 0; round < ROUNDS; round++)
    for (let step = 0; step < steps; step++)
      improve(
        nextBatch().map(({ sentences }) => pairOf(sentences, random)),
        RATE * (1 - (SLOWED * round) / ROUNDS),
      )
  return { features, shares }
}

interface Taught {
  subject: string | null
  sentences: readonly (readonly number[])[]
}

type Pair = readonly [readonly number[], readonly number[]]

/** Rare words point further than those of every sentence. */
function firstShares(
  features: readonly number[],
  counts: ReadonlyMap<number, number>,
  sentences: number,
  random: () => number,
): Float32Array {
  const shares = new Float32Array(features.length * DIRECTIONS)
  features.forEach((feature, place) => {
    const rarity = Math.log(1 + sentences / (counts.get(feature) ?? 1)) / 3 / Math.sqrt(DIRECTIONS)
    for (let at = 0; at < DIRECTIONS; at++)
      shares[place * DIRECTIONS + at] = (random() + random() + random() - 1.5) * rarity
  })
  return shares
}

function batches(taught: readonly Taught[], random: () => number): () => Taught[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const bySubject = Map.groupBy(taught, ({ subject }) => subject)
  bySubject.delete(null)
  const subjects = [...bySubject.values()]
  return () => {
    const batch = new Set<Taught>()
    if (subjects.length > 0 && random() < BATCHES_OF_A_SUBJECT)
      while (batch.size < Math.min(BATCH * SHARE_OF_SUBJECTS, taught.length / 2))
        for (const lesson of pick(subjects)) batch.add(lesson)
    while (batch.size < Math.min(BATCH, taught.length)) batch.add(pick(taught))
    return [...batch].slice(0, BATCH)
  }
}

function pairOf(sentences: Taught['sentences'], random: () => number): Pair {
  const first = Math.floor(random() * sentences.length)
  const second = (first + 1 + Math.floor(random() * (sentences.length - 1))) % sentences.length
  const withHidden = (features: readonly number[] = []) => {
    const shown = features.filter(() => random() >= HIDDEN)
    return shown.length > 0 ? shown : features
  }
  return [withHidden(sentences[first]), withHidden(sentences[second])]
}

interface Pointing {
  features: readonly number[]
  direction: Float32Array
  length: number
  slope: Float32Array
}

/** One step down the slope: short where it was steep before (Adagrad, by Duchi and others, 2011). */
function improver(shares: Float32Array): (pairs: readonly Pair[], rate: number) => void {
  const steepness = new Float32Array(shares.length)

  function point(features: readonly number[]): Pointing {
    const direction = new Float32Array(DIRECTIONS)
    for (const place of features)
      for (let at = 0; at < DIRECTIONS; at++)
        direction[at] = (direction[at] ?? 0) + (shares[place * DIRECTIONS + at] ?? 0)
    const length = Math.hypot(...direction) || 1
    for (let at = 0; at < DIRECTIONS; at++) direction[at] = (direction[at] ?? 0) / length
    return { features, direction, length, slope: new Float32Array(DIRECTIONS) }
  }

  function descend({ features, direction, length, slope }: Pointing, rate: number): void {
    const along = dot(direction, slope)
    for (const place of features)
      for (let at = 0; at < DIRECTIONS; at++) {
        const step = ((slope[at] ?? 0) - along * (direction[at] ?? 0)) / length
        const share = place * DIRECTIONS + at
        const steep = (steepness[share] ?? 0) + step * step
        steepness[share] = steep
        shares[share] = (shares[share] ?? 0) - (rate * step) / (Math.sqrt(steep) + SMALLEST)
      }
  }

  return (pairs, rate) => {
    const ones = pairs.map(([one]) => point(one))
    const others = pairs.map(([, other]) => point(other))
    addSlopes(ones, others)
    addSlopes(others, ones)
    for (const pointing of [...ones, ...others]) descend(pointing, rate)
  }
}

const LEAST_SLOPE = 1e-4

/** Each is to find its own other among all of them. */
function addSlopes(ones: readonly Pointing[], others: readonly Pointing[]): void {
  for (const [own, one] of ones.entries()) {
    const powers = others.map(({ direction }) => Math.exp(SHARPNESS * (dot(one.direction, direction) - 1)))
    const all = powers.reduce((sum, power) => sum + power, 0)
    for (const [at, other] of others.entries()) {
      const slope = ((powers[at] ?? 0) / all - (at === own ? 1 : 0)) * (SHARPNESS / 2)
      if (Math.abs(slope) < LEAST_SLOPE) continue
      for (let k = 0; k < DIRECTIONS; k++) {
        one.slope[k] = (one.slope[k] ?? 0) + slope * (other.direction[k] ?? 0)
        other.slope[k] = (other.slope[k] ?? 0) + slope * (one.direction[k] ?? 0)
      }
    }
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < DIRECTIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
