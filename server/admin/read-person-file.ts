import type { PersonFile } from '#domain/admin/functions.ts'
import type { Transaction } from '../db/postgres.ts'

/** Type, state, dates and counts of a person, without any reason for their visit. */
export async function readPersonFile(sql: Transaction, personId: string, now: Date): Promise<PersonFile | undefined> {
  const [file] = await sql<PersonFile[]>`
    select p.id, p.user_type as "userType", p.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt",
      u.email_confirmed_at is not null as "isEmailVerified", coalesce(u.banned_until > ${now}, false) as "isBanned",
      p.suspended_at as "suspendedAt", p.validated_at as "validatedAt", p.status_valid_until::text as "statusValidUntil",
      exists (select from auth.factors f where f.user_id = p.id and f.status = 'verified' and f.factor_type = 'totp') as "hasApp",
      (select count(*)::int from auth.sessions s where s.user_id = p.id and s.not_after > ${now}) as "openSessions",
      taken.upcoming, taken.past, taken.canceled, given.upcoming as "givenUpcoming", given.past as "givenPast",
      money.payments, money.disputes as "openDisputes"
    from profiles p join auth.users u on u.id = p.id
    cross join lateral (
      select count(*) filter (where a.status = 'confirmed' and a.starts_at > ${now})::int as upcoming,
        count(*) filter (where a.status = 'confirmed' and a.starts_at <= ${now})::int as past,
        count(*) filter (where a.status = 'canceled')::int as canceled
      from appointments a where a.patient_id = p.id and a.booked_at is not null
    ) as taken
    cross join lateral (
      select count(*) filter (where a.starts_at > ${now})::int as upcoming, count(*) filter (where a.starts_at <= ${now})::int as past
      from appointments a where a.practitioner_id = p.id and a.status = 'confirmed'
    ) as given
    cross join lateral (
      select count(*)::int as payments,
        (select count(*)::int from app.disputes d join payments own on own.id = d.payment_id
          where own.user_id = p.id and d.closed_at is null) as disputes
      from payments pay where pay.user_id = p.id and pay.completed_at is not null
    ) as money
    where p.id = ${personId}`
  return file
}
