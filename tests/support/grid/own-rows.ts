import type { Sql } from '#server/db/postgres.ts'
import { insertAttestationOf } from '../rows/attestations.ts'
import { type Cast, personNames } from './cast.ts'

/** One row per user in every table with a single owner. */
export async function insertOwnRows(sql: Sql, { people, conversationId, patientsConversationId }: Cast): Promise<void> {
  for (const name of personNames) {
    const { id } = people[name]
    await sql`insert into agreements (user_id, document, version) values (${id}, 'terms', 1)`
    await sql`insert into mood_entries (user_id, level, details) values (${id}, 2, 'Fatigue')`
    await sql`insert into calendar_feeds (user_id, token_hash) values (${id}, sha256(${id}::text::bytea))`
    await sql`insert into notification_choices (user_id, kind, is_wanted) values (${id}, 'appointment-reminder', true)`
    await sql`insert into slot_alerts (user_id, gender_preference) values (${id}, 'any')`
    await sql`insert into mail_habits (user_id, hour) values (${id}, 8)`
    await sql`insert into payout_accounts (user_id, holder_name, iban) values (${id}, 'Inès Martin', 'FR7630006000011234567890189')`
    await sql`insert into payouts (practitioner_id, month, amount_cents) values (${id}, '2026-10-01', 2999)`
    await sql`insert into parental_authorisations (patient_id, parent_email, token_hash, expires_at)
      values (${id}, 'parent@exemple.fr', sha256(${`p${id}`}::text::bytea), now())`
    await sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state)
      values (${id}, 'training', '2026-01-05', 60, 'declared', 'Séminaire', 'waiting')`
    await sql.begin((step) => insertAttestationOf(step, id))
    await sql`
      with session as (insert into chat_sessions (session_id, user_id, title) values (${name === 'patient' ? patientsConversationId : crypto.randomUUID()}, ${id}, 'Le soir') returning id)
      insert into chat_messages (chat_session_id, sender, message) select id, 'user', 'Bonsoir' from session`
  }
  await sql`update attestations set supervisor_id = ${people.supervisor.id} where student_id = ${people.student.id}`
  await insertWhatDiffers(sql, people)
  // Two anonymous conversations: the second visitor holds the id of one.
  await sql`
    with sessions as (insert into chat_sessions (session_id) values (${conversationId}), (gen_random_uuid()) returning id)
    insert into chat_messages (chat_session_id, sender, message) select id, 'user', 'Bonsoir' from sessions`
  await sql`insert into app.chat_states (chat_session_id, state) select id, '{"turn":1}' from chat_sessions on conflict do nothing`
}

/** Users with premium now. */
export const subscribers = ['patient', 'expired student', 'referent', 'administrator'] as const

/** Some users subscribe and consent, some have ended it, the others never did. */
async function insertWhatDiffers(sql: Sql, people: Cast['people']): Promise<void> {
  const subscribe = (id: string, status: string, until: string) => sql`
    insert into subscriptions (user_id, status, price_cents, started_at, periods_paid, paid_until, access_until)
    values (${id}, ${status}, 299, now() - interval '3 months', 1, now() + ${until}::interval, now() + ${until}::interval)`
  for (const name of subscribers) await subscribe(people[name].id, 'active', '1 month')
  await subscribe(people.student.id, 'active', '-1 day')
  await subscribe(people.supervisor.id, 'ended', '1 month')
  await sql`insert into consents (user_id, purpose, version) values (${people.patient.id}, 'mood', 1), (${people.student.id}, 'chat', 1),
    (${people.supervisor.id}, 'chat', 1), (${people.administrator.id}, 'chat', 1)`
  await sql`insert into consents (user_id, purpose, version, withdrawn_at) values (${people.minor.id}, 'mood', 1, now())`
  await sql`update mail_habits set daily_tip = true where user_id = any (${subscribers.map((name) => people[name].id)})`
}
