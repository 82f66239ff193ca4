import { judgeSentences } from '#domain/chat/detector/read-rules.ts'
import { featuresOf, kinds } from '#domain/chat/detector/second-reading/features.ts'
import { type Passage, passagesOf } from '#domain/chat/detector/second-reading/passages.ts'
import {
  featureOfKind,
  type Outcome,
  outcomes,
  shareOfEach,
} from '#domain/chat/detector/second-reading/second-reader.ts'
import type { LearntWeights } from '#domain/chat/detector/second-reading/weight-table.ts'
import { descend, type Example } from './descend.ts'
import { packWeights } from './pack-weights.ts'
import type { Labelled } from './score.ts'

/** A feature seen in fewer says more about those messages than about people, and takes memory all the same. */
const FEWEST_MESSAGES = 5

/** Learns the weights of the second reader: small, exact to reproduce, from messages and their levels alone. */
export function learnWeights(messages: readonly Labelled[]): LearntWeights {
  const lessons = messages.flatMap(lessonsOf)
  const features = frequentFeatures(lessons)
  const places = new Map(features.map((feature, place) => [feature, place]))
  const examples = lessons.map((lesson) => exampleOf(lesson, places))
  return packWeights(features, descend(examples, features.length, outcomes.length))
}

interface Lesson {
  outcome: number
  /** By kind. */
  features: number[][]
}

/** Reading takes longer than learning, and measuring learns several times from the same messages. */
const alreadyRead = new WeakMap<Labelled, Lesson[]>()

function lessonsOf(message: Labelled): Lesson[] {
  const known = alreadyRead.get(message)
  if (known) return known
  const passages = passagesOf(judgeSentences(message.text))
  // Which sentence of a long message carries the risk is not labelled: only a harmless one teaches by all its sentences.
  const isTaught = passages.length === 1 || message.level === 'none'
  const outcome = outcomes.indexOf(outcomeOf(message))
  const lessons = (isTaught ? passages : []).map(
    (passage): Lesson => ({ outcome, features: distinctFeaturesOf(passage) }),
  )
  alreadyRead.set(message, lessons)
  return lessons
}

/** Messages about the life of somebody else have categories of their own. */
function outcomeOf({ level, category }: Labelled): Outcome {
  if (!category.startsWith('tiers')) return level
  return level === 'crise' || level === 'vigilance' ? `their-${level}` : level
}

function distinctFeaturesOf(passage: Passage): number[][] {
  return kinds.map((kind, kindAt) => {
    const { hashes, count } = featuresOf(passage, kind)
    return [...new Set(Array.from(hashes.subarray(0, count), (feature) => featureOfKind(feature, kindAt)))]
  })
}

function frequentFeatures(lessons: readonly Lesson[]): number[] {
  const counts = new Map<number, number>()
  for (const { features } of lessons)
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].flatMap(([feature, count]) => (count >= FEWEST_MESSAGES ? [feature] : []))
}

function exampleOf({ outcome, features }: Lesson, places: ReadonlyMap<number, number>): Example {
  const known = features.map((ofKind) => ofKind.flatMap((feature) => places.get(feature) ?? []))
  return {
    outcome,
    features: Uint32Array.from(known.flat()),
    shares: Float32Array.from(known.flatMap((ofKind) => ofKind.map(() => shareOfEach(ofKind.length)))),
  }
}
