import { judgeSentences } from '#domain/chat/detector/read-rules.ts'
import { type CrisisKind, crisisKinds } from '#domain/chat/detector/second-reading/crisis-kinds.ts'
import { dangerKinds } from '#domain/chat/detector/second-reading/danger-kinds.ts'
import { featuresOf, kinds } from '#domain/chat/detector/second-reading/features.ts'
import { featureOfKind, shareOfEach } from '#domain/chat/detector/second-reading/passage-weigher.ts'
import { type Passage, passagesOf } from '#domain/chat/detector/second-reading/passages.ts'
import { type Outcome, outcomes } from '#domain/chat/detector/second-reading/second-reader.ts'
import type { LearntWeights } from '#domain/chat/detector/second-reading/weight-table.ts'
import { descend, type Example } from './descend.ts'
import { packWeights } from './pack-weights.ts'
import type { Labelled } from './score.ts'

/** A feature seen in fewer says more about those messages than about people, and takes memory all the same. */
const FEWEST_MESSAGES = 5
const FEWEST_MESSAGES_OF_KINDS = 10

/** Learns the weights of the second reader: small, exact to reproduce, from messages and their levels alone. */
export function learnWeights(messages: readonly Labelled[]): LearntWeights {
  return learn(messages.flatMap(lessonsOf), outcomes.length, FEWEST_MESSAGES)
}

/** What a danger is, learnt from those that say so: who is hit, by whom, or whose body fails. */
export function learnDangerKinds(messages: readonly Labelled[]): LearntWeights {
  return learnKinds(messages, dangerKinds, dangerKindTold)
}

/** Whether a crisis is thought or done, in the same way. */
export function learnCrisisKinds(messages: readonly Labelled[]): LearntWeights {
  return learnKinds(messages, crisisKinds, crisisKindTold)
}

function learnKinds<Kind>(
  messages: readonly Labelled[],
  among: readonly Kind[],
  kindTold: (message: Labelled) => Kind | undefined,
): LearntWeights {
  const lessons = messages.flatMap((message): Lesson[] => {
    const kind = kindTold(message)
    if (kind === undefined) return []
    return [{ outcome: among.indexOf(kind), features: distinctFeaturesOf(judgeSentences(message.text)) }]
  })
  return learn(lessons, among.length, FEWEST_MESSAGES_OF_KINDS)
}

function learn(lessons: readonly Lesson[], outcomeCount: number, fewest: number): LearntWeights {
  const features = frequentFeatures(lessons, fewest)
  const places = new Map(features.map((feature, place) => [feature, place]))
  const examples = lessons.map((lesson) => exampleOf(lesson, places))
  return packWeights(features, descend(examples, features.length, outcomeCount))
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

const kindOfCategory: Readonly<Record<string, (typeof dangerKinds)[number]>> = {
  violence_conjugale: 'partner-violence',
  violence_sexuelle: 'sexual-violence',
  enfance_danger: 'child',
  urgence_medicale: 'medical',
  danger_autrui: 'others',
  maltraitance_aine: 'elder',
  cyberviolence: 'cyber',
}

export function dangerKindTold({ level, category }: Labelled): (typeof dangerKinds)[number] | undefined {
  return level === 'danger' ? kindOfCategory[category] : undefined
}

const actUnderWay = new Set(['tentative_en_cours', 'en_cours'])
/** Categories that tell how somebody writes, or where a turn comes from, and not what they have done. */
const ofNoKind =
  /^(?:explicite_|sms|fautes|argot|obfusque|emoji|majuscules|dictee|long|jumeau|recit|tour|tiers|correction|ambivalence)/

export function crisisKindTold({ level, category }: Labelled): CrisisKind | undefined {
  if (level !== 'crise' || ofNoKind.test(category)) return undefined
  return actUnderWay.has(category) ? 'act' : 'thought'
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

function frequentFeatures(lessons: readonly Lesson[], fewest: number): number[] {
  const counts = new Map<number, number>()
  for (const { features } of lessons)
    for (const feature of features.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].flatMap(([feature, count]) => (count >= fewest ? [feature] : []))
}

function exampleOf({ outcome, features }: Lesson, places: ReadonlyMap<number, number>): Example {
  const known = features.map((ofKind) => ofKind.flatMap((feature) => places.get(feature) ?? []))
  return {
    outcome,
    features: Uint32Array.from(known.flat()),
    shares: Float32Array.from(known.flatMap((ofKind) => ofKind.map(() => shareOfEach(ofKind.length)))),
  }
}
