import type { Sql } from '#server/db/postgres.ts'
import { FAR_START } from '../rows/far-start.ts'
import { type Cast, type PersonName, personNames } from './cast.ts'
import type { Appointments } from './consultation-rows.ts'

/** Rows around consultations: slots, supervision, files, and pending items of administrators. */
export async function insertPracticeRows(sql: Sql, cast: Cast, appointments: Appointments): Promise<void> {
  const { people } = cast
  for (const name of personNames) {
    const { id } = people[name]
    await sql`insert into slots (practitioner_id, starts_at, ends_at, starts)
      values (${id}, ${FAR_START}, ${FAR_START}::timestamptz + interval '1 hour', array[${FAR_START}::timestamptz])`
    await sql`insert into app.practitioner_figures (practitioner_id, sessions_held, notes_reviewed, rating_count, rating_mean, counted_at)
      values (${id}, 9, 9, ${name === 'supervisor' ? 4 : 5}, 4.2, now())`
    await insertFiles(sql, id)
    // On the next day, since a meeting blocks its time in the free slots.
    await sql`insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
      values (${id}, 'one_to_one', ${FAR_START}::timestamptz + interval '1 day', ${FAR_START}::timestamptz + interval '25 hours', now())`
  }
  await insertConfirmedHours(sql, people)
  // A time at which nobody is free.
  await sql`insert into app.offered_times (starts_at) values ('2031-06-01T07:00Z')`
  await insertStaleOffer(sql, people['expired student'].id)
  await insertMeetings(sql, people)
  await insertAlerts(sql, cast, appointments)
  await sql`insert into app.proof_reviews (student_id, decision, reason, reviewer_id, reviewed_at, before)
    values (${people['unvalidated student'].id}, 'complement', 'Page illisible', ${people.administrator.id}, now(), '{}')`
}

/** Confirmed hours of everybody who was accepted and is supervised, and of a student who had another supervisor before. */
async function insertConfirmedHours(sql: Sql, people: Cast['people']): Promise<void> {
  await sql`insert into app.supervisions (student_id, supervisor_id, supervisor_name, began_at, ended_at)
    values (${people.student.id}, ${people['other supervisor'].id}, 'Hélène Girard', '2025-01-01', '2025-06-01')`
  await sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state)
    select id, 'other', app.today(), 60, 'declared', 'Étude', 'confirmed' from profiles where supervisor_id is not null and validated_at is not null
    union all values (${people.student.id}::uuid, 'other', '2025-03-01'::date, 60, 'declared', 'Étude', 'confirmed')`
}

/** A status that ended at midnight changes no row: the offer stays until the job refreshes it, and nobody may see it. */
async function insertStaleOffer(sql: Sql, id: string): Promise<void> {
  await sql`insert into app.offered_starts (practitioner_id, starts_at, gender, slot_id)
    select ${id}, ${FAR_START}::timestamptz + interval '2 days', 'female', s.id from slots s where s.practitioner_id = ${id}`
  await sql`insert into directory_cards (practitioner_id, shown_until, name, user_type)
    values (${id}, '2020-10-31', 'Inès M.', 'student')`
  await sql`insert into openings (practitioner_id, moment, next_at, times, slug, shown_until, specialties, languages)
    values (${id}, 'any', ${FAR_START}, array[${FAR_START}::timestamptz], 'expired-student', '2020-10-31', '{}', '{fr}')`
}

async function insertFiles(sql: Sql, id: string): Promise<void> {
  for (const [bucket, type] of [
    ['avatars', 'image/png'],
    ['proofs', 'application/pdf'],
  ] as const)
    await sql`insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control)
      values (${bucket}, ${`${id}/fichier`}, ${id}, gen_random_uuid(), 10, ${type}, 'e', 'no-cache')`
}

/** The student is booked in a meeting of another psychologist, and had a canceled booking. */
async function insertMeetings(sql: Sql, people: Cast['people']): Promise<void> {
  const book = (supervisor: PersonName, isCanceled: boolean) => sql`
    insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at, canceled_at)
    select m.id, ${people.student.id}, m.starts_at, m.ends_at, now(), case when ${isCanceled} then now() end
    from supervision_meetings m where m.supervisor_id = ${people[supervisor].id} and m.canceled_at is null`
  await book('other supervisor', false)
  await book('referent', true)
  await sql`insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at, canceled_at)
    values (${people.supervisor.id}, 'group', '2030-07-01T07:00Z', '2030-07-01T08:00Z', now(), now())`
}

async function insertAlerts(sql: Sql, { people }: Cast, appointments: Appointments): Promise<void> {
  const alert = (student: PersonName, kind: string, { told = false, closed = false } = {}) => sql`
    insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at, referents_told_at, closed_at)
    values (${people[student].id}, ${kind}, ${appointments['patient with student'].id}, gen_random_uuid(), now(),
      case when ${told} then now() end, case when ${closed} then now() end)`
  await alert('student', 'crisis')
  await alert('student', 'low_rating', { closed: true })
  await alert('expired student', 'absence', { told: true })
  await alert('expired student', 'low_mean')
  await alert('expired student', 'late_twice', { told: true, closed: true })
  await alert('expired student', 'report')
  await alert('unvalidated student', 'note_overdue', { told: true })
  await alert('supervisor', 'low_mean')
  await alert('suspended student', 'crisis')
  await alert('student of a student', 'low_rating')
  await alert('student of an administrator', 'low_rating')
  await alert('student of a former administrator', 'low_rating')
  // Raised by somebody who is no student since, or never was.
  for (const name of ['former administrator', 'supervisor', 'administrator'] as const) await alert(name, 'crisis')
  await sql`insert into alert_messages (alert_id, author_id, body, sent_at)
    select id, ${people.supervisor.id}, 'J’arrive', now() from supervision_alerts where kind = 'crisis'`
  // About a psychologist, who has no supervisor; and about the referent, who must not handle their own report.
  await alert('referent', 'report')
}
