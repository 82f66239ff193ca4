import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { administratorAddresses } from '../identity/administrator-addresses.ts'
import { queueMail } from '../mail/queue-mail.ts'

type Reason = 'untaken' | 'nobody_to_tell'

interface Crisis {
  student_name: string
  supervisor_name: string | null
  raised_at: Date
}

/** A crisis that no psychologist has taken in charge, or can be told of: names and time, and nothing of its content. */
export async function tellAdministrators(
  sql: Transaction,
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  alertId: string,
  { why, now }: { why: Reason; now: Date },
): Promise<void> {
  await sql`update supervision_alerts set administrators_told_at = ${now} where id = ${alertId}`
  const [crisis] = await sql<Crisis[]>`
    select app.public_name(student.first_name, student.last_name) as student_name,
      supervisor.first_name || ' ' || supervisor.last_name as supervisor_name, alert.raised_at
    from supervision_alerts alert join profiles student on student.id = alert.student_id
    left join profiles supervisor on supervisor.id = student.supervisor_id
    where alert.id = ${alertId}`
  if (!crisis) throw new Error('no such alert')
  const data = {
    why,
    studentName: crisis.student_name,
    supervisorName: crisis.supervisor_name,
    raisedAt: crisis.raised_at.toISOString(),
  }
  for (const to of await administratorAddresses(sql, settings, now))
    await queueMail(sql, jobs, { to, template: 'crisis-unseen', data })
}
