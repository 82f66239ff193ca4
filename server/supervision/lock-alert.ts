import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

export interface LockedAlert {
  student_id: string
  supervisor_id: string | null
  reader_name: string
}

/** Locks an alert the psychologist may act on: same rule as db/functions/supervision/my-alerts.sql. */
export async function lockAlert(sql: Transaction, alertId: string, readerId: string): Promise<LockedAlert> {
  const [alert] = await sql<LockedAlert[]>`
    select alert.student_id, student.supervisor_id, me.first_name || ' ' || me.last_name as reader_name
    from supervision_alerts alert join profiles student on student.id = alert.student_id
    join profiles me on me.id = ${readerId} and me.user_type = 'therapist' and me.suspended_at is null
    where alert.id = ${alertId} and alert.student_id <> me.id and (student.supervisor_id = me.id
      or (me.is_referent and (alert.referents_told_at is not null or student.supervisor_id is null or alert.kind = 'report')))
    for update of alert`
  if (!alert) throw new AppError('not_found')
  return alert
}
