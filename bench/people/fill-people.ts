import type { Sql } from '#server/db/postgres.ts'

/** Distributed as in France: many people share the first letters that an administrator types. */
const FIRST = [
  'Camille',
  'Marie',
  'Léa',
  'Chloé',
  'Inès',
  'Zoé',
  'Hugo',
  'Lucas',
  'Nathan',
  'Théo',
  'Élise',
  'Mohamed',
  'Anaïs',
]
const LAST = [
  'Martin',
  'Bernard',
  'Dubois',
  'Thomas',
  'Robert',
  'Petit',
  'Durand',
  'Leroy',
  'Moreau',
  'Lefèvre',
  'Girard',
  'Nguyen',
]
/** Two years of daily figures, for a comparison over twelve months. */
const DAYS = 730
const BATCH = 100_000

/**
 * Inserts people with search words, appointments, payments, and two years of figures. Returns an administrator's
 * session and a patient.
 */
export async function fillPeople(
  sql: Sql,
  people: number,
): Promise<{ adminId: string; sessionId: string; personId: string }> {
  const [adminId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`insert into auth.users (id, email, raw_app_meta_data) values (${adminId}, 'admin@bench.fr', '{"user_type":"admin"}')`
  await sql`insert into auth.sessions (id, user_id, aal, amr, not_after)
    values (${sessionId}, ${adminId}, 'aal2', '[{"method":"totp","timestamp":1}]', now() + interval '1 day')`
  await sql`set work_mem = '128MB'`
  // Row triggers would rebuild the search words of each person: they are built once at the end, by the same function.
  await sql`set session_replication_role = replica`
  for (let done = 0; done < people; done += BATCH) {
    await sql`
      with made as (
        insert into auth.users (id, email, email_confirmed_at, created_at, raw_app_meta_data)
        select gen_random_uuid(), 'personne.' || n || '@bench.fr', now(),
          now() - n * make_interval(secs => ${(DAYS * 86_400) / people}::float8), '{"user_type":"patient"}'
        from generate_series(${done + 1}::int, ${Math.min(people, done + BATCH)}::int) n returning id, email, created_at
      ), numbered as (
        select made.*, split_part(split_part(email, '.', 2), '@', 1)::int as n from made
      )
      insert into profiles (id, user_type, first_name, last_name, created_at)
      select id, case when n % 500 = 0 then 'student' else 'patient' end, (${FIRST}::text[])[1 + n % ${FIRST.length}],
        (${LAST}::text[])[1 + (n / 7) % ${LAST.length}] || case when n % 3 = 0 then ' ' || md5(n::text) else '' end, created_at
      from numbered`
  }
  await sql`
    insert into app.people_words (word, person_id)
    select distinct word, p.id from profiles p join auth.users u on u.id = p.id,
      app.words_of_person(p.first_name, p.last_name, u.email) as word
    -- In the order of the index: five million rows in any other order take many times as long.
    order by word, id
    -- The administrator's words are there already.
    on conflict do nothing`
  // Without statistics, the join below is a nested loop: nine minutes for a million people.
  await sql`analyze profiles`
  await sql`
    create temporary table work as
    select gen_random_uuid() as id, patient.id as patient_id, student.id as student_id, patient.k as n, patient.k / total.students as hour
    from (select id, row_number() over () as k from profiles where user_type = 'patient' limit ${Math.floor(people / 5)}) patient
    cross join (select count(*) as students from profiles where user_type = 'student') as total
    join (select id, row_number() over () - 1 as k from profiles where user_type = 'student') student
      on student.k = patient.k % total.students`
  await sql`
    insert into appointments (id, patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, price_cents)
    select id, patient_id, student_id, at, at + interval '45 minutes', at + interval '1 hour', 'confirmed', at,
      at - random() * interval '30 days', 'individual', 'any', 'first_name', 2999
    from (select work.*, date_trunc('hour', now()) - hour * interval '1 hour' as at from work) as timed`
  await sql`
    insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider, provider_reference,
      completed_at, is_test)
    select patient_id, id, 2999, 'eur', 'consultation', 'completed', 'stripe', id::text, now() - n * interval '1 minute', false from work`
  await sql`set session_replication_role = origin`
  // Without statistics, each of these days would be counted by a full table scan.
  await sql`analyze`
  await sql`select app.count_day(current_date - d, now()) from generate_series(1, ${DAYS}) d`
  const [person] = await sql<{ id: string }[]>`select patient_id as id from work limit 1`
  return { adminId, sessionId, personId: person?.id ?? '' }
}
