import type { Sql } from '#server/db/postgres.ts'
import type { Cast } from './cast.ts'
import type { Appointments } from './consultation-rows.ts'

/** A row for every list of /admin that the users' own rows do not fill. */
export async function insertAdminRows(sql: Sql, { people }: Cast, appointments: Appointments): Promise<void> {
  const adminId = people.administrator.id
  const [payment] = await sql<{ id: string }[]>`
    update payments set payment_status = 'completed', completed_at = now()
    where appointment_id = ${appointments['patient with student'].id} returning id`
  const paymentId = payment?.id ?? ''
  await sql`insert into app.refunds (payment_id, amount, reason, sent_at, returned_at, paid_otherwise_at) values
    (${paymentId}, 100, 'decided_by_team', null, null, null), (${paymentId}, 50, 'decided_by_team', now(), null, null),
    (${paymentId}, 50, 'decided_by_team', now(), now(), null), (${paymentId}, 50, 'decided_by_team', now(), now(), now())`
  // The payment that tries a provider is no income, nor is its refund due to somebody.
  const [trial] = await sql<{ id: string }[]>`
    insert into payments (user_id, amount, currency, payment_type, payment_status, completed_at, provider, provider_reference, is_test)
    values (${adminId}, 100, 'eur', 'test', 'completed', now(), 'sandbox', 'trial', true) returning id`
  await sql`insert into app.refunds (payment_id, amount, reason) values (${trial?.id ?? ''}, 100, 'test')`
  await sql`insert into app.disputes (payment_id, provider, provider_reference, amount, reason, state, opened_at, reported_at)
    values (${paymentId}, 'sandbox', ${paymentId}, 2999, 'fraudulent', 'needs_response', now(), now())`
  await sql`update consultation_outcomes set needs_review = true
    where appointment_id = ${appointments['minor with expired student'].id}`
  // Waits for the two people to say whether the connection worked.
  await sql`update consultation_outcomes set needs_review = true, connection_asked_at = now()
    where appointment_id = ${appointments['minor with referent'].id}`
  await sql`insert into contact_messages (name, email, subject, message)
    values ('Camille', 'camille@exemple.fr', 'Question', 'Bonjour')`
  await sql`insert into newsletter_subscriptions (email, confirmation_token_hash, confirmation_expires_at)
    values ('camille@exemple.fr', sha256('a token'), now())`
  await sql`insert into app.payout_files (digest, month, orders, written_at, replaced_at)
    values (${'a'.repeat(64)}, '2026-10-01', '[]', now(), now())`
  await sql`insert into app.component_states (component, status, details, began_at, seen_at)
    values ('mail', 'error', 'Le serveur ne répond pas.', '2026-01-01', '2026-01-01')`
  await sql`select app.count_day('2026-11-02', now())`
  await sql`insert into app.incidents (number, kind, title, noticed_at, description, recorded_at, recorded_by, updated_at)
    values (1, 'incident', 'Panne', now(), 'Le site était lent.', now(), ${adminId}, now())`
  await sql`insert into app.newsletters (subject, body, written_by, updated_at) values ('Bonjour', 'Une lettre', ${adminId}, now())`
  await sql`insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at)
    values ('make-referent', '{}', 'Nommer', 'Parce que', ${adminId}, now(), now() + interval '1 day')`
  await sql`insert into app.announcements (body, starts_at, ends_at, published_at, published_by)
    values ('Bonjour', now(), now() + interval '1 day', now(), ${adminId})`
  await sql`select app.note_act(${adminId}, 'find-people', null, '{}')`
}
