import { BRAND } from '#domain/constants.ts'
import type { AlertKind } from '#domain/supervision/alerts.ts'
import { addMinutes } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { tellAdministrators } from './tell-administrators.ts'

export interface NewAlert {
  kind: AlertKind
  studentId: string
  appointmentId: string | null
  /** Id of the appointment or report the alert is about. */
  sourceId: string
}

interface Told {
  id: string
  email: string | null
  phone: string | null
}

export type AlertDeps = Pick<Deps, 'jobs' | 'fanout' | 'clock' | 'settings' | 'log'>

/** Expiry: a text message a day later is useless. */
const SMS_USEFUL_MINUTES = 60

/**
 * Creates an alert once per source and notifies once: the supervisor, or the referents if there is none; of a crisis
 * the administrators, if there is no referent either. `again`: reopens a closed one. Returns whether it is new.
 */
export async function raiseAlert(
  sql: Transaction,
  deps: AlertDeps,
  { kind, studentId, appointmentId, sourceId }: NewAlert,
  { now, again = false }: { now: Date; again?: boolean },
): Promise<boolean> {
  const [alert] = await sql<{ id: string }[]>`
    insert into supervision_alerts as known (student_id, kind, appointment_id, source_id, raised_at)
    values (${studentId}, ${kind}, ${appointmentId}, ${sourceId}, ${now})
    on conflict on constraint supervision_alerts_once do update set raised_at = excluded.raised_at, closed_at = null,
      closed_by = null, seen_at = null, seen_by = null, seen_by_name = null, handled_at = null, handled_by = null,
      handled_by_name = null, referents_told_at = null, administrators_told_at = null
      where ${again} and known.closed_at is not null
    returning id`
  if (!alert) return false
  const supervisors = await sql<Told[]>`
    select s.id, u.email, app.telephone_of(s.id) as phone
    from profiles p join profiles s on s.id = p.supervisor_id join auth.users u on u.id = s.id
    where p.id = ${studentId} and s.user_type = 'therapist' and app.practises(s.id) and s.id <> p.id`
  if (supervisors.count === 0)
    await sql`update supervision_alerts set referents_told_at = ${now} where id = ${alert.id}`
  const told = supervisors.count > 0 ? supervisors : await referentsFor(sql, studentId)
  await notifyOfAlert(sql, deps, { kind, studentId, now }, told)
  if (kind === 'crisis' && told.length === 0)
    await tellAdministrators(sql, deps, alert.id, { why: 'nobody_to_tell', now })
  return true
}

/** Referents who handle alerts that a supervisor has not taken in charge. */
export async function referentsFor(sql: Transaction, studentId: string): Promise<Told[]> {
  const rows = await sql<Told[]>`
    select p.id, u.email, app.telephone_of(p.id) as phone
    from profiles p join auth.users u on u.id = p.id
    where p.is_referent and p.user_type = 'therapist' and app.practises(p.id) and p.id <> ${studentId}`
  return [...rows]
}

/** Notifies by mail, by text message for a crisis, and on open screens. */
export async function notifyOfAlert(
  sql: Transaction,
  deps: AlertDeps,
  { kind, studentId, now }: { kind: AlertKind; studentId: string; now: Date },
  people: readonly Told[],
): Promise<void> {
  const [student] = await sql<{ name: string }[]>`
    select app.public_name(first_name, last_name) as name from profiles where id = ${studentId}`
  const data = { kind, studentName: student?.name ?? '' }
  for (const { email, phone } of people) {
    if (email) await queueMail(sql, deps.jobs, { to: email, template: 'supervision-alert', data })
    if (!phone || kind !== 'crisis') continue
    const text = `${BRAND} : une situation d’urgence vous est signalée en supervision. Connectez-vous dès que possible.`
    await queueSms(sql, deps, { to: phone, text, uselessAfter: addMinutes(now, SMS_USEFUL_MINUTES) })
  }
  notifyInbox(sql, deps.fanout, [studentId, ...people.map(({ id }) => id)], 'supervision')
}
