import { formatCount } from '#domain/format.ts'
import { lastDue } from '../../queue/last-due.ts'
import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe, type Remark, warning } from '../probe.ts'
import { processVitals } from '../process-vitals.ts'

const WAITING_SECONDS = { warning: 5 * 60, critical: 60 * 60 }
/** Workers check the schedule twice a minute. */
const MISSED_AFTER_SECONDS = 5 * 60
const WORKER_SEEN_SECONDS = 60
const RESTART = 'Relancez le serveur, puis l’analyse.'

interface Scheduled {
  name: string
  cron: string
  known_since: Date
  last_run: Date | null
}

export const probeQueue: Probe = async ({ db, jobs, clock }) => {
  const now = clock()
  const { work, scheduled, others } = await db.asService(async (sql) => ({
    work: await sql<{ oldest: Date | null; failed: number; failed_names: string[] | null }[]>`
      select min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest,
        count(*) filter (where state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day')::int as failed,
        array_agg(distinct name) filter (where state = 'failed' and completed_on > ${now}::timestamptz - interval '1 day')
          as failed_names
      from jobs.job where state in ('created', 'retry', 'failed')`,
    scheduled: await sql<Scheduled[]>`
      select s.name, s.cron, s.created_on as known_since,
        (select max(j.created_on) from jobs.job j where j.name = s.name) as last_run
      from jobs.schedule s`,
    others: await sql<{ n: number }[]>`
      select count(*)::int as n from app.processes
      where works and seen_at > ${now}::timestamptz - ${WORKER_SEEN_SECONDS} * interval '1 second'`,
  }))
  const remarks: Remark[] = []
  if (!jobs.isWorking && !others[0]?.n) remarks.push(critical('Aucun processus ne travaille.', RESTART))
  const { oldest = null, failed = 0, failed_names: names } = work[0] ?? {}
  const age = oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0
  if (oldest)
    remarks.push(gradeByThresholds(age, WAITING_SECONDS, `La plus ancienne attend depuis ${formatAge(age)}.`, RESTART))
  if (failed > 0)
    remarks.push(
      warning(
        `${formatCount(failed, 'échec', 'échecs')} en 24 heures : ${names?.slice(0, 3).join(', ')}.`,
        'Cherchez « job failed for good » dans le journal du serveur.',
      ),
    )
  const missed = scheduled.filter((one) => isMissed(one, now)).map(({ name }) => name)
  if (missed.length > 0) remarks.push(warning(`Horaires manqués : ${missed.slice(0, 3).join(', ')}.`, RESTART))
  return remarks.length > 0 ? remarks : [fine('Rien n’attend, rien n’a échoué.')]
}

function isMissed({ cron, known_since: since, last_run: last }: Scheduled, now: Date): boolean {
  const due = lastDue(cron, new Date(now.getTime() - MISSED_AFTER_SECONDS * 1000))
  // A run missed while no worker was running does not count; only the next one does.
  if (!due || due < since || due < processVitals().startedAt) return false
  // pg-boss inserts the job within the minute in which it is due.
  return last === null || last < due
}
