import type { Sql } from '#server/db/postgres.ts'

const SUPERVISORS = 20
const STUDENTS_EACH = 10
/** One in ten waits for review; some of those have waited for more than a week. */
const WAITING_EVERY = 10

/** Returns a supervisor and a referent among them. */
export async function fillNotes(sql: Sql, notes: number): Promise<{ supervisor: string; referent: string }> {
  await sql`
    insert into auth.users (id, email, raw_app_meta_data)
    select gen_random_uuid(), 'supervisor-' || n || '@bench.fr', '{"user_type": "therapist"}'::jsonb from generate_series(1, ${SUPERVISORS}) n
    union all
    select gen_random_uuid(), 'student-' || n || '@bench.fr', '{"user_type": "student"}'::jsonb
    from generate_series(1, ${SUPERVISORS * STUDENTS_EACH}) n
    union all
    select gen_random_uuid(), 'patient-' || n || '@bench.fr', '{}'::jsonb from generate_series(1, 1000) n`
  await sql`
    update profiles p set user_type = split_part(replace(u.email, 'supervisor', 'therapist'), '-', 1), first_name = 'Inès',
      last_name = 'Lambert', is_referent = u.email = 'supervisor-1@bench.fr'
    from auth.users u where u.id = p.id`
  await sql`
    update profiles p set supervisor_id = s.id
    from auth.users u, auth.users s
    where u.id = p.id and u.email like 'student-%'
      and s.email = 'supervisor-' || (1 + split_part(split_part(u.email, '-', 2), '@', 1)::int % ${SUPERVISORS}) || '@bench.fr'`
  await sql`
    create temporary table work as
    select gen_random_uuid() as id, n, student.id as student_id, patient.id as patient_id,
      date_trunc('hour', now()) - (1 + n / ${SUPERVISORS * STUDENTS_EACH}) * interval '2 hours' as starts_at
    from generate_series(0, ${notes - 1}) n
    join auth.users student on student.email = 'student-' || (1 + n % ${SUPERVISORS * STUDENTS_EACH}) || '@bench.fr'
    join auth.users patient on patient.email = 'patient-' || (1 + n % 1000) || '@bench.fr'`
  await sql`
    insert into appointments (id, patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, price_cents)
    select id, patient_id, student_id, starts_at, starts_at + interval '45 minutes', starts_at + interval '1 hour', 'confirmed',
      starts_at, starts_at, 'individual', 'any', 'first_name', 2999 from work`
  const isWaiting = sql`n / ${SUPERVISORS * STUDENTS_EACH} % ${WAITING_EVERY} = 0`
  await sql`
    insert into consultation_notes (appointment_id, author_id, observations, state, submitted_at, signed_at, signed_by_name)
    select id, student_id, repeat('Calme. ', 100), case when ${isWaiting} then 'ready' else 'signed' end, starts_at,
      case when not ${isWaiting} then starts_at end, 'Hélène Girard' from work`
  await sql`
    insert into note_reviews (appointment_id, author_id, content_hash, submitted_at, decision, reviewer_name, reviewed_at)
    select id, student_id, repeat('a', 64), starts_at - (n % 9) * interval '1 day',
      case when not ${isWaiting} then 'signed' end, 'Hélène Girard', case when not ${isWaiting} then starts_at end from work`
  const idOf = async (email: string) => {
    const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
    return user?.id ?? ''
  }
  return { supervisor: await idOf('supervisor-2@bench.fr'), referent: await idOf('supervisor-1@bench.fr') }
}
