import { AppError } from '#domain/errors.ts'
import type { AlertKind } from '#domain/supervision/alerts.ts'
import type { Transaction } from '../db/postgres.ts'

export interface LockedAlert {
  id: string
  kind: AlertKind
  appointment_id: string | null
  closed_at: Date | null
  handled_by: string | null
  student_id: string
  supervisor_id: string | null
  reader_name: string
}

/** Locks an alert the psychologist may act on: same rule as db/functions/supervision/my-alerts.sql. */
export async function lockAlert(sql: Transaction, alertId: string, readerId: string): Promise<LockedAlert> {
  const [alert] = await sql<LockedAlert[]>`
    select alert.id, alert.kind, alert.appointment_id, alert.closed_at, alert.handled_by, alert.student_id,
      student.supervisor_id, app.full_name(me.first_name, me.last_name) as reader_name
    from supervision_alerts alert join profiles student on student.id = alert.student_id
    join profiles me on me.id = ${readerId} and me.user_type = 'therapist' and app.practises(me.id)
    where alert.id = ${alertId} and alert.student_id <> me.id and (student.supervisor_id = me.id
      or (me.is_referent and (alert.referents_told_at is not null or student.supervisor_id is null or alert.kind = 'report')))
    for update of alert`
  if (!alert) throw new AppError('not_found')
  return alert
}

/** Locks an open crisis to act on it, or to write: by a psychologist who may act on it, or by its student. */
export async function lockCrisis(
  sql: Transaction,
  alertId: string,
  readerId: string,
  { orStudent = false } = {},
): Promise<LockedAlert> {
  const own = orStudent ? await lockOwnCrisis(sql, readerId, alertId) : undefined
  const alert = own ?? (await lockAlert(sql, alertId, readerId))
  if (alert.kind !== 'crisis') throw new AppError('not_found')
  if (alert.closed_at) throw new AppError('alert_closed')
  return alert
}

/** By its id, or by that of its consultation. */
export async function lockOwnCrisis(sql: Transaction, studentId: string, id: string): Promise<LockedAlert | undefined> {
  const [alert] = await sql<LockedAlert[]>`
    select alert.id, alert.kind, alert.appointment_id, alert.closed_at, alert.handled_by, alert.student_id,
      me.supervisor_id, app.public_name(me.first_name, me.last_name) as reader_name
    from supervision_alerts alert join profiles me on me.id = alert.student_id
    where ${id} in (alert.id, alert.source_id) and alert.student_id = ${studentId} and alert.kind = 'crisis'
    for update of alert`
  return alert
}
