import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { MESSAGES_CONSENT_VERSION } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Database } from '../db/database.ts'

/** Messages between the demo patient and their practitioner; the last one is unread. */
const words: readonly { hoursAgo: number; sender: 'patient' | 'practitioner'; body: string }[] = [
  {
    hoursAgo: 14 * 24,
    sender: 'practitioner',
    body: 'Bonjour Camille, merci pour notre échange d’hier. Vous pouvez noter, quand vous en avez envie, ce qui vous aide à vous endormir. Nous en reparlerons.',
  },
  {
    hoursAgo: 13 * 24 - 3,
    sender: 'patient',
    body: 'Merci à vous. J’ai commencé un petit carnet. Deux soirs sur trois, la lecture m’a fait du bien.',
  },
  {
    hoursAgo: 26,
    sender: 'patient',
    body: 'Bonjour Inès, j’ai réussi à dire non à une réunion tardive. J’aimerais en parler la prochaine fois.',
  },
  {
    hoursAgo: 20,
    sender: 'practitioner',
    body: 'Bonjour Camille, merci de me le dire, c’est un vrai pas. Nous commencerons par là. À bientôt.',
  },
]

/** Seeds messages in the thread that their appointments opened. */
export async function seedDemoMessages(db: Database, now: Date): Promise<void> {
  const at = (hours: number) => addMinutes(now, -hours * 60)
  await db.asService(async (sql) => {
    const [thread] = await sql<{ id: string; patient_id: string; last_message_at: Date | null }[]>`
      select t.id, t.patient_id, t.last_message_at from threads t
      join auth.users patient on patient.id = t.patient_id
      join auth.users practitioner on practitioner.id = t.practitioner_id
      where patient.email = ${demoAccounts.patient.email} and practitioner.email = ${demoAccounts.student.email}
        and t.pseudonym is null
      for update of t`
    if (!thread || thread.last_message_at) return
    await sql`
      insert into consents (user_id, purpose, version) values (${thread.patient_id}, 'messages', ${MESSAGES_CONSENT_VERSION})
      on conflict (user_id, purpose) where withdrawn_at is null do nothing`
    const rows = words.map(({ hoursAgo, sender, body }) => ({
      thread_id: thread.id,
      sender,
      body,
      sent_at: at(hoursAgo),
      told_at: at(hoursAgo),
    }))
    await sql`insert into thread_messages ${sql(rows)}`
    await sql`
      update threads set last_message_at = ${at(20)}, practitioner_read_at = ${at(20)}, patient_read_at = ${at(26)}
      where id = ${thread.id}`
  })
}
