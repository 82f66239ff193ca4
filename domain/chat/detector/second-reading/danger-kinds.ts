import type { Danger } from '../../risk.ts'
import learnt from './danger-kinds.json' with { type: 'json' }
import { passageWeigher } from './passage-weigher.ts'
import type { Passage } from './passages.ts'
import type { LearntWeights } from './weight-table.ts'

/** What a danger may be, as it is learnt; `violence` by nobody in particular is what is left. */
export const dangerKinds = [
  'partner-violence',
  'sexual-violence',
  'child',
  'medical',
  'others',
  'elder',
  'cyber',
] as const satisfies readonly Danger[]
export type DangerKind = (typeof dangerKinds)[number]

export interface DangerRead {
  kind: DangerKind
  /** From 0 to 1. */
  sureness: number
}

export type DangerReader = (passage: Passage) => DangerRead

/** Who is in danger, and of whom: rules know a word of it, this one has read thousands that say so. */
export function dangerReader(weights: LearntWeights): DangerReader {
  const evidenceOf = passageWeigher(weights)
  return (passage) => {
    const powers = [0, ...evidenceOf(passage)].map(Math.exp)
    const all = powers.reduce((sum, power) => sum + power, 0)
    const highest = Math.max(...powers)
    return { kind: dangerKinds[powers.indexOf(highest)] ?? dangerKinds[0], sureness: highest / all }
  }
}

export const dangerIn = dangerReader(learnt)

// Their text is as large as the table that was made of it, and would stay for as long as the server runs.
learnt.hashes = ''
learnt.weights = ''
