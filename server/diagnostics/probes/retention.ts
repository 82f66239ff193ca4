import { formatCount } from '#domain/format.ts'
import { hasEnded } from '../../account/catalogue/has-ended.ts'
import { dataCatalogue } from '../../account/data-catalogue.ts'
import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe, type Remark } from '../probe.ts'

const RUN_SECONDS = { warning: 26 * 60 * 60 }
const SOLUTION = 'Cherchez « keep-retention » dans le journal du serveur ; la tâche passe chaque nuit.'

/** Reports rows kept more than a night past their retention period, which the privacy page promises to delete. */
export const probeRetention: Probe = async ({ db, clock }) => {
  const now = clock()
  return db.asService(async (sql) => {
    const [run] = await sql<{ last: Date | null; since: Date | null }[]>`
      select (select max(completed_on) from jobs.job where name = 'keep-retention' and state = 'completed') as last,
        (select created_on from jobs.schedule where name = 'keep-retention') as since`
    const remarks: Remark[] = []
    const reference = run?.last ?? run?.since ?? now
    const age = (now.getTime() - reference.getTime()) / 1000
    const text = run?.last ? `Dernier passage il y a ${formatAge(age)}.` : 'Premier passage cette nuit.'
    remarks.push(
      gradeByThresholds(
        age,
        RUN_SECONDS,
        age >= RUN_SECONDS.warning && !run?.last ? 'La tâche n’est jamais passée.' : text,
        SOLUTION,
      ),
    )
    const overdue = []
    for (const { table, retention } of dataCatalogue) {
      if (retention.until !== 'ends') continue
      // SQL from our own catalogue, never from a caller.
      const [found] = await sql.unsafe(
        `select from ${table} t where ${hasEnded(retention, "$1::timestamptz - interval '26 hours'")} limit 1`,
        [now],
      )
      if (found) overdue.push(table)
    }
    remarks.push(
      overdue.length > 0
        ? critical(
            `Données dépassées dans ${formatCount(overdue.length, 'table', 'tables')} : ${overdue.slice(0, 3).join(', ')}.`,
            SOLUTION,
          )
        : fine('Aucune donnée dépassée.'),
    )
    return remarks
  })
}
