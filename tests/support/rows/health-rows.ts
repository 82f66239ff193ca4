import type { Sql } from '#server/db/postgres.ts'

interface File {
  patient: { id: string; email: string }
  practitioner: { id: string }
  /** End of their only consultation. */
  endsAt: Date
  /** Marker in every text of health data. */
  words: string
}

/** One consultation with every kind of row around it. Returns the appointment's id. */
export async function insertHealthFile(sql: Sql, { patient, practitioner, endsAt, words }: File): Promise<string> {
  const [appointment] = await sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, topic, price_cents)
    values (${patient.id}, ${practitioner.id}, ${endsAt}::timestamptz - interval '45 minutes', ${endsAt},
      ${endsAt}::timestamptz + interval '15 minutes', 'confirmed', ${endsAt}, ${endsAt}, 'individual', 'any', 'first_name',
      ${words}, 2999)
    returning id`
  const id = appointment?.id ?? ''
  const [thread] = await sql<{ id: string }[]>`
    select id from threads where patient_id = ${patient.id} and practitioner_id = ${practitioner.id}`
  await sql`insert into thread_messages (thread_id, sender, body, sent_at) values (${thread?.id ?? ''}, 'patient', ${words}, ${endsAt})`
  await sql`update threads set last_message_at = ${endsAt}, created_at = ${endsAt} where id = ${thread?.id ?? ''}`
  await sql`insert into letters (appointment_id, patient_id, practitioner_id, body, shared_at)
    values (${id}, ${patient.id}, ${practitioner.id}, ${words}, ${endsAt})`
  await sql`insert into consultation_notes (appointment_id, author_id, observations) values (${id}, ${practitioner.id}, ${words})`
  await sql`insert into note_amendments (appointment_id, author_id, body, updated_at) values (${id}, ${practitioner.id}, ${words}, ${endsAt})`
  await sql`insert into note_reviews (appointment_id, author_id, content_hash, submitted_at, decision, comment, reviewed_at)
    values (${id}, ${practitioner.id}, repeat('a', 64), ${endsAt}, 'needs_revision', ${words}, ${endsAt})`
  await sql`insert into consultation_summaries (appointment_id, author_id, patient_id, body, shared_at)
    values (${id}, ${practitioner.id}, ${patient.id}, ${words}, ${endsAt})`
  await sql`insert into personal_notes (appointment_id, owner_id, body) values (${id}, ${practitioner.id}, ${words})`
  const [rating] = await sql<{ id: string }[]>`
    insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
    values (${id}, ${patient.id}, ${practitioner.id}, 4, ${words}, 'passed_on', ${endsAt}) returning id`
  await sql`insert into rating_replies (rating_id, author_id, body, replied_at)
    values (${rating?.id ?? ''}, ${practitioner.id}, ${words}, ${endsAt})`
  await sql`insert into reports (reporter_id, practitioner_id, practitioner_name, appointment_id, category, severity, body, state,
      answer, reported_at, answer_due_at, taken_at, answered_at)
    values (${patient.id}, ${practitioner.id}, 'Nom', ${id}, 'other', 'ordinary', ${words}, 'answered', ${words}, ${endsAt},
      ${endsAt}, ${endsAt}, ${endsAt})`
  await sql`insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at)
    values (${id}, ${practitioner.id}, ${practitioner.id}, 'advice', ${endsAt})`
  await sql`insert into identity_openings (appointment_id, practitioner_id, reason, asked_at)
    values (${id}, ${practitioner.id}, ${words}, ${endsAt})`
  await sql`insert into app.room_invitations (appointment_id, guest_name, token_hash) values (${id}, ${words}, ${Buffer.from(id)})`
  await sql`insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until, presence_ref)
    values (gen_random_uuid(), ${id}, 'patient', 'call', ${endsAt}, ${endsAt}, 'r')`
  const [payment] = await sql<{ id: string }[]>`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider, provider_reference, completed_at)
    values (${patient.id}, ${id}, 2999, 'eur', 'consultation', 'completed', 'stripe', ${id}, ${endsAt}) returning id`
  await sql`insert into app.refunds (payment_id, amount, reason) values (${payment?.id ?? ''}, 100, 'test')`
  return id
}
