import { fine, gradeByThresholds, type Probe, type Remark } from '../probe.ts'

const SLOW_MS = 200
/** Minimum number of queries for a 99th percentile. */
const COUNT_THAT_SAYS = 100

/** Query durations of this process in the last minutes. */
export const probeQueries: Probe = async ({ db: { durations } }) => {
  if (durations.count < COUNT_THAT_SAYS) return [fine('Trop peu d’échanges pour juger.')]
  const ms = Math.round(durations.p99Ms())
  const remark: Remark = gradeByThresholds(
    ms,
    { warning: SLOW_MS },
    `99 % des ${durations.count} derniers échanges en moins de ${Math.max(1, ms)} ms.`,
    'docs/runbook.md, « SlowAnswers » : voyez lesquelles, puis ajoutez un index.',
  )
  return [remark]
}
