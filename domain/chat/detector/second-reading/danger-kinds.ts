import type { Danger } from '../../risk.ts'
import learnt from './danger-kinds.json' with { type: 'json' }
import { kindReader } from './kind-reader.ts'

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

/** Who is in danger, and of whom: rules know a word of it, this one has read thousands that say so. */
export const dangerIn = kindReader<DangerKind>(dangerKinds, learnt)

// Their text is as large as the table that was made of it, and would stay for as long as the server runs.
learnt.hashes = ''
learnt.weights = ''
