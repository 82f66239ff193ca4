import { toSentences } from '#domain/chat/detector/normalise.ts'
import type { Labelled } from './score.ts'

/** Two messages that share this much of their words are one message written twice. */
const NEAR = 0.6

/** Parts of like size with the same share of each level; messages that resemble each other stay together. */
export function foldsOf(messages: readonly Labelled[], parts: number): Labelled[][] {
  const folds: Labelled[][] = Array.from({ length: parts }, () => [])
  const placed: { words: Set<string>; fold: Labelled[] }[] = []
  for (const message of messages) {
    const words = new Set(toSentences(message.text).flat())
    const fold = placed.find((other) => resemblance(words, other.words) >= NEAR)?.fold ?? emptiestFor(message, folds)
    fold.push(message)
    placed.push({ words, fold })
  }
  return folds
}

function emptiestFor({ level }: Labelled, folds: Labelled[][]): Labelled[] {
  const ofLevel = (fold: Labelled[]) => fold.filter((message) => message.level === level).length
  return folds.reduce((emptiest, fold) => (ofLevel(fold) < ofLevel(emptiest) ? fold : emptiest))
}

function resemblance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared || 1)
}
