import { passageWeigher } from './passage-weigher.ts'
import type { Passage } from './passages.ts'
import type { LearntWeights } from './weight-table.ts'

export interface KindRead<Kind> {
  kind: Kind
  /** From 0 to 1. */
  sureness: number
}

export type KindReader<Kind> = (passage: Passage) => KindRead<Kind>

/** Which of several kinds a passage is of, by weights learnt from messages that say so. */
export function kindReader<Kind>(kinds: readonly [Kind, ...Kind[]], weights: LearntWeights): KindReader<Kind> {
  const evidenceOf = passageWeigher(weights)
  return (passage) => {
    const powers = [0, ...evidenceOf(passage)].map(Math.exp)
    const all = powers.reduce((sum, power) => sum + power, 0)
    const highest = Math.max(...powers)
    return { kind: kinds[powers.indexOf(highest)] ?? kinds[0], sureness: highest / all }
  }
}
