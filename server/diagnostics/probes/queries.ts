import { fine, gradeByThresholds, type Probe, type Remark } from '../probe.ts'

const SLOW_MS = 200
/** Minimum number of queries for a 99th percentile. */
const COUNT_THAT_SAYS = 100
const SHAPE_CHARACTERS = 80

/**
 * Query durations of this process in the last minutes; with pg_stat_statements, also
 * the slow statements, never their values.
 */
export const probeQueries: Probe = async ({ db }) => {
  const { durations } = db
  if (durations.count < COUNT_THAT_SAYS) return [fine('Trop peu d’échanges pour juger.')]
  const ms = Math.round(durations.p99Ms())
  const shapes = ms >= SLOW_MS ? await slowShapes(db) : ''
  const remark: Remark = gradeByThresholds(
    ms,
    { warning: SLOW_MS },
    `99 % des ${durations.count} derniers échanges en moins de ${Math.max(1, ms)} ms.${shapes}`,
    'Installez pg_stat_statements pour voir lesquelles, puis ajoutez un index.',
  )
  return [remark]
}

async function slowShapes(db: Parameters<Probe>[0]['db']): Promise<string> {
  const [installed] = await db.askAsLogin("select from pg_extension where extname = 'pg_stat_statements'")
  if (!installed) return ''
  const slow = await db.askAsLogin<{ shape: string; ms: number }>(`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${SHAPE_CHARACTERS}) as shape, mean_exec_time::int as ms
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      and query !~* '^\\s*(begin|commit|copy|create|alter)' order by mean_exec_time desc limit 3`)
  return slow.map(({ shape, ms }) => ` ${ms} ms : ${shape}.`).join('')
}
