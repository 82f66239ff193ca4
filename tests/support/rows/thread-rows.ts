import type { Sql, Transaction } from '#server/db/postgres.ts'
import { acceptProof } from './accept-proof.ts'
import { FAR_START } from './far-start.ts'
import type { Person } from './people.ts'

type Party = Pick<Person, 'id'>

/** Inserts a thread of two people, with an appointment that keeps it open. Returns its id. */
export async function insertThread(
  sql: Sql | Transaction,
  { patient, practitioner, pseudonym = null }: { patient: Party; practitioner: Party; pseudonym?: string | null },
): Promise<string> {
  await acceptProof(sql, practitioner)
  await sql`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, pseudonym, topic, price_cents)
    select ${patient.id}, ${practitioner.id}, at, at + interval '45 minutes', at + interval '1 hour', 'confirmed', now(), now(),
      'individual', 'any', ${pseudonym ? 'pseudonym' : 'first_name'}, ${pseudonym}, 'Je dors mal.', 2999
    from (select coalesce(max(free_again_at), ${FAR_START}) as at
      from appointments where practitioner_id = ${practitioner.id}) as free`
  const [thread] = await sql<{ id: string }[]>`
    select id from threads where patient_id = ${patient.id} and practitioner_id = ${practitioner.id}
      and pseudonym is not distinct from ${pseudonym}`
  if (!thread) throw new Error('the appointment opened no thread')
  return thread.id
}

export async function insertMessage(
  sql: Sql | Transaction,
  threadId: string,
  sender: 'patient' | 'practitioner',
): Promise<string> {
  const [message] = await sql<{ id: string }[]>`
    insert into thread_messages (thread_id, sender, body, sent_at)
    values (${threadId}, ${sender}, 'Bonjour', clock_timestamp()) returning id`
  return message?.id ?? ''
}
