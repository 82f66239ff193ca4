import type { Transaction } from '#server/db/postgres.ts'
import { makeBookable } from './make-bookable.ts'
import type { Person } from './people.ts'

/** Rows inserted directly, at a start later than any test: 1 June 2030, 9:00 in Paris. */
export const FAR_START = '2030-06-01T07:00:00.000Z'

export async function insertSlotOf(sql: Transaction, { id }: Person): Promise<string> {
  const [slot] = await sql<{ id: string }[]>`
    insert into slots (practitioner_id, starts_at, ends_at, starts)
    values (${id}, ${FAR_START}, ${FAR_START}::timestamptz + interval '1 hour', array[${FAR_START}::timestamptz])
    returning id`
  return slot?.id ?? ''
}

export async function insertAppointmentOf(sql: Transaction, { id }: Person): Promise<string> {
  const [appointment] = await sql<{ id: string }[]>`
    insert into appointments (patient_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, topic, price_cents)
    values (${id}, ${FAR_START}, ${FAR_START}::timestamptz + interval '45 minutes', ${FAR_START}::timestamptz + interval '1 hour',
      'confirmed', now(), now(), 'individual', 'any', 'first_name', 'Je dors mal.', 2999)
    returning id`
  return appointment?.id ?? ''
}

/** Makes the user a validated student with one free start. */
export async function offerStartOf(sql: Transaction, person: Person): Promise<void> {
  await makeBookable(sql, person.id)
  await insertSlotOf(sql, person)
}
