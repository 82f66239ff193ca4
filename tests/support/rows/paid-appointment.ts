import type { Sql, Transaction } from '#server/db/postgres.ts'

interface Paid {
  appointmentId: string
  paymentId: string
}

/** A past, paid consultation of the user, inserted directly. */
export async function insertPaidAppointment(
  sql: Sql | Transaction,
  patientId: string,
  {
    practitionerId = null,
    startsAt = new Date(Date.now() - 86_400_000),
  }: { practitionerId?: string | null; startsAt?: Date } = {},
): Promise<Paid> {
  const [appointment] = await sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, price_cents)
    values (${patientId}, ${practitionerId}, ${startsAt}, ${startsAt}::timestamptz + interval '45 minutes',
      ${startsAt}::timestamptz + interval '1 hour', 'confirmed', ${startsAt}, ${startsAt}::timestamptz - interval '20 days',
      'individual', 'any', 'first_name', 2999)
    returning id`
  const appointmentId = appointment?.id ?? ''
  const [payment] = await sql<{ id: string }[]>`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider, provider_reference,
      completed_at, is_test)
    values (${patientId}, ${appointmentId}, 2999, 'eur', 'consultation', 'completed', 'stripe', ${crypto.randomUUID()},
      ${startsAt}::timestamptz - interval '20 days', false)
    returning id`
  return { appointmentId, paymentId: payment?.id ?? '' }
}
