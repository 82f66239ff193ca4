import { IDENTITY_OPEN_MINUTES } from '#domain/constants.ts'
import { formatDateInYear } from '#domain/format-time.ts'
import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { addMinutes, dayOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

interface Opened {
  appointment_id: string
  patient_id: string | null
  starts_at: Date
  practitioner_id: string
  name: string
  user_type: string
  gender: string | null
}

/** Grants a requested identity and records it in the patient's access log in the same transaction. */
export async function openIdentityRow(sql: Transaction, openingId: string, now: Date): Promise<void> {
  const [opened] = await sql<Opened[]>`
    update identity_openings o set agreed_at = ${now}, open_until = ${addMinutes(now, IDENTITY_OPEN_MINUTES)}
    from appointments a, profiles p
    where o.id = ${openingId} and a.id = o.appointment_id and p.id = o.practitioner_id
    returning o.appointment_id, a.patient_id, a.starts_at, o.practitioner_id,
      app.public_name(p.first_name, p.last_name) as name, p.user_type, p.gender`
  if (!opened?.patient_id) return
  const { appointment_id: appointmentId, patient_id: patientId, practitioner_id: practitionerId } = opened
  const actorName = `${opened.name}, ${practitionerTitle({ type: opened.user_type, gender: opened.gender })}`
  const subject = `la séance du ${formatDateInYear(dayOf(opened.starts_at))}`
  await sql`
    insert into access_log (user_id, act, actor_id, actor_name, subject, appointment_id, occurred_at)
    values (${patientId}, 'identity-opened', ${practitionerId}, ${actorName}, ${subject}, ${appointmentId}, ${now})`
}
