import type { Sql } from '#server/db/postgres.ts'
import { withoutIndexes } from '../support/without-indexes.ts'

const DAYS = 100

/**
 * Inserts slots of an hour over the next hundred days, for practitioners of both genders; three in ten were booked, over
 * the last hundred days, and the first two days are full. Triggers and constraints are disabled: with them it would take
 * far too long.
 */
export async function fillSlots(sql: Sql, { slots, practitioners }: { slots: number; practitioners: number }) {
  await sql`alter table slots drop constraint if exists slots_do_not_overlap`
  await sql`alter table appointments drop constraint if exists appointments_do_not_overlap`
  await sql`set session_replication_role = replica`
  await sql`truncate app.offered_starts, app.offered_times, app.calendars, payments, appointments, slots cascade`
  await sql`delete from auth.users where email like 'search%'`
  await sql`delete from profiles where id not in (select id from auth.users)`
  await sql`
    insert into auth.users (id, email, created_at)
    select md5('p' || i)::uuid, 'search' || i || '@bench.mivoix.test', now() - random() * interval '730 days'
    from generate_series(1, ${practitioners}) as i`
  await sql`
    insert into profiles (id, user_type, first_name, last_name, gender, verified_at)
    select md5('p' || i)::uuid, 'therapist', 'Inès', 'Martin', (array['male', 'female'])[1 + i % 2], now()
    from generate_series(1, ${practitioners}) as i`
  await sql`insert into app.calendars select id from auth.users where email like 'search%'`
  const perDay = Math.max(1, Math.round(slots / practitioners / DAYS))
  await withoutIndexes(sql, ['slots', 'appointments', 'app.offered_times', 'app.offered_starts'], async () => {
    await sql`
      insert into slots (practitioner_id, starts_at, ends_at, starts)
      select md5('p' || p)::uuid, start, start + interval '1 hour', array[start]
      from generate_series(1, ${practitioners}) as p,
        generate_series(1, ${DAYS}) as day,
        generate_series(0, ${perDay - 1}) as nth,
        lateral (select date_trunc('day', now(), 'UTC') + day * interval '1 day' + interval '6 hours'
          + ((p * 7 + day * 3) % 4 * 30 + nth * ${Math.floor(12 / perDay) * 60}) * interval '1 minute') as at (start)`
    await sql`
      insert into appointments (practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
        consultation_type, gender_preference, appearance, price_cents)
      select practitioner_id, starts_at, starts_at + interval '45 minutes', ends_at, 'confirmed', now(),
        now() - random() * interval '100 days', 'individual', 'any', 'first_name', 2999
      from slots where starts_at < now() + interval '2 days' or hashtext(id::text) % 10 in (0, 1, -1)`
    await sql`insert into app.offered_times select distinct starts_at from slots`
    await sql`
      insert into app.offered_starts (practitioner_id, starts_at, slot_id, gender)
      select s.practitioner_id, s.starts_at, s.id, p.gender from slots s join profiles p on p.id = s.practitioner_id
      where not exists (select from appointments a where a.practitioner_id = s.practitioner_id and a.starts_at = s.starts_at)`
  })
  // Some are held, with a payment in progress.
  await sql`
    insert into appointments (practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
      consultation_type, gender_preference, appearance, price_cents)
    select practitioner_id, starts_at, starts_at + interval '45 minutes', starts_at + interval '1 hour', 'held',
      now() + interval '15 minutes', 'individual', 'any', 'first_name', 2999
    from app.offered_starts order by md5(practitioner_id::text || starts_at) limit 500`
  await sql`set session_replication_role = origin`
  await sql`vacuum analyze`
  const [counted] = await sql<{ count: number }[]>`select count(*)::int from slots`
  return counted?.count ?? 0
}
