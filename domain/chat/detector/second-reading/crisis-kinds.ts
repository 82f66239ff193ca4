import learnt from './crisis-kinds.json' with { type: 'json' }
import { kindReader } from './kind-reader.ts'

/** What was thought, planned or said of one's death, and what was begun or done. */
export const crisisKinds = ['thought', 'act'] as const
export type CrisisKind = (typeof crisisKinds)[number]

/** « J'ai pris tout le semainier »: where no rule knows the words, whether those who rescue come first. */
export const crisisIn = kindReader<CrisisKind>(crisisKinds, learnt)

// Their text is as large as the table that was made of it, and would stay for as long as the server runs.
learnt.hashes = ''
learnt.weights = ''
