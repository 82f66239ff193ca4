import type { Side } from '#domain/booking/rights.ts'
import type { Appearance } from '#domain/booking/words.ts'
import { type UserType, userTypeLabels } from '#domain/profile/user-type.ts'
import type { Transaction } from '../db/postgres.ts'
import type { AppointmentMailData } from '../mail/booking/appointment-mail.ts'

/** Recipient of mails about an appointment, and the names the mail may use. */
export interface Party {
  email: string
  mail: AppointmentMailData
}

interface Row {
  id: string
  starts_at: Date
  ends_at: Date
  revision: number
  appearance: Appearance
  pseudonym: string | null
  patient_first_name: string | null
  patient_email: string | null
  practitioner_name: string
  practitioner_type: UserType | null
  practitioner_email: string | null
}

/** Both parties as they are now; a party whose account was deleted is left out. */
export async function partiesOf(
  sql: Transaction,
  appointmentId: string,
  now: Date,
): Promise<Record<Side, Party | undefined>> {
  const [row] = await sql<Row[]>`
    select a.id, a.starts_at, a.ends_at, a.revision, a.appearance, a.pseudonym,
      patient.first_name as patient_first_name, patient_account.email as patient_email,
      app.public_name(practitioner.first_name, practitioner.last_name) as practitioner_name,
      practitioner.user_type as practitioner_type, practitioner_account.email as practitioner_email
    from appointments a
    left join profiles patient on patient.id = a.patient_id
    left join auth.users patient_account on patient_account.id = a.patient_id
    left join profiles practitioner on practitioner.id = a.practitioner_id
    left join auth.users practitioner_account on practitioner_account.id = a.practitioner_id
    where a.id = ${appointmentId}`
  if (!row) throw new Error('no such appointment')
  const about = {
    appointmentId: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    revision: row.revision,
    writtenAt: now.toISOString(),
  }
  const party = (side: Side, email: string | null, withName: string): Party | undefined =>
    email === null ? undefined : { email, mail: { ...about, side, withName } }
  return {
    patient: party('patient', row.patient_email, practitionerNameOf(row)),
    practitioner: party('practitioner', row.practitioner_email, patientNameOf(row)),
  }
}

function patientNameOf({ appearance, pseudonym, patient_first_name: firstName }: Row): string {
  return (appearance === 'first_name' ? firstName : pseudonym) || 'Patient·e'
}

/** Always with their status: students are not psychologists. */
function practitionerNameOf({ practitioner_name: name, practitioner_type: type }: Row): string {
  const status = type ? userTypeLabels[type] : ''
  return [name, status && `${status.charAt(0).toLowerCase()}${status.slice(1)}`].filter(Boolean).join(', ')
}
