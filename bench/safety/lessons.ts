import { classes } from '#domain/chat/reading/classes.ts'
import { featuresOf } from '#domain/chat/reading/features.ts'
import { toSentences } from '#domain/chat/reading/normalise.ts'
import { passagesOf } from '#domain/chat/reading/passages.ts'
import type { Labelled } from './read-set.ts'
import { targetsOf } from './targets.ts'

/** One training passage, with the classes that its label allows as bits. */
export interface Lesson {
  /** Hashes, by kind of feature. */
  features: Uint32Array[]
  targets: number
}

function featuresOfMessage({ text }: Pick<Labelled, 'text'>): Uint32Array[][] {
  return passagesOf(toSentences(text)).map((passage) => featuresOf(passage).map((hashes) => Uint32Array.from(hashes)))
}

/**
 * The label does not say which sentence of a long message carries the risk: only harmless messages train on all passages.
 */
export function lessonsOf(message: Labelled): Lesson[] {
  const passages = featuresOfMessage(message)
  if (passages.length > 1 && message.level !== 'none') return []
  const targets = targetsOf(message).reduce((bits, name) => bits | (1 << classes.indexOf(name)), 0)
  return passages.map((features) => ({ features, targets }))
}
