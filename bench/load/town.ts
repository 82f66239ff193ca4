import { openDatabase } from '#server/db/database.ts'
import { connect } from '#server/db/postgres.ts'
import { demoPasswordHash } from '#server/demo/demo-password-hash.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'

export interface Patient {
  email: string
  token: string
  threadId: string
}

export interface LoadPopulation {
  patients: readonly Patient[]
  /** Free starts, taken from the end, each by one visit at most. */
  slots: { practitionerId: string; startsAt: string }[]
}

const PRACTITIONERS = 40
/** Not a multiple of the mix, so that every user does every journey in time. */
const PATIENTS = 1201
const DAYS = 30
const STARTS_A_DAY = 10

/** Accounts, threads between them, and slots to book: more than the longest run needs. */
export async function createPopulation(socketFolder: string, issuer: string): Promise<LoadPopulation> {
  const target = { socketFolder, database: 'mivoix' }
  const options = { size: 1, statementTimeoutMs: 300_000, applicationName: 'bench' }
  const sql = connect({ ...options, target: { ...target, user: 'postgres' } })
  const db = openDatabase({ ...options, target: { ...target, user: 'mivoix_server' } }, createLog('silent'))
  try {
    const accounts = (userType: string, count: number) => sql<{ id: string; email: string; sessionId: string }[]>`
      with users as (
        insert into auth.users (email, email_confirmed_at, encrypted_password, raw_app_meta_data, raw_user_meta_data)
        select ${userType} || i || '@bench.mivoix.test', now(), ${demoPasswordHash},
          ${sql.json({ provider: 'email', providers: ['email'], user_type: userType })},
          ${sql.json({ name: 'Banc Essai', birthdate: '1990-01-01' })}
        from generate_series(1, ${count}) as i returning id, email
      ), sessions as (
        insert into auth.sessions (user_id, not_after) select id, now() + interval '1 day' from users returning user_id, id
      )
      select users.id, users.email, sessions.id as "sessionId" from users join sessions on sessions.user_id = users.id`
    const practitioners = await accounts('therapist', PRACTITIONERS)
    const patients = await accounts('patient', PATIENTS)
    const ids = practitioners.map(({ id }) => id)
    await sql`update profiles set verified_at = now(), gender = 'female' where id = any(${ids}::uuid[])`
    // One slot per day, in which a consultation may begin every hour.
    const slots = await sql<{ practitionerId: string; startsAt: Date }[]>`
      with offered as (
        insert into slots (practitioner_id, starts_at, ends_at, starts)
        select practitioner, at, at + ${STARTS_A_DAY} * interval '1 hour',
          array(select at + nth * interval '1 hour' from generate_series(0, ${STARTS_A_DAY - 1}) as nth)
        from generate_series(1, ${DAYS}) as day, unnest(${ids}::uuid[]) as practitioner,
          lateral (select date_trunc('day', now(), 'UTC') + day * interval '1 day' + interval '7 hours') as morning (at)
        returning practitioner_id, starts
      )
      select practitioner_id as "practitionerId", start as "startsAt" from offered, unnest(starts) as start
      order by start desc, practitioner_id`
    await sql`
      insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
        consultation_type, gender_preference, appearance, price_cents)
      select patient, (${ids}::uuid[])[1 + n % ${PRACTITIONERS}], at, at + interval '45 minutes', at + interval '1 hour',
        'confirmed', now(), now(), 'individual', 'any', 'first_name', 2999
      from unnest(${patients.map(({ id }) => id)}::uuid[]) with ordinality as p (patient, n),
        lateral (select timestamptz '2035-06-01 07:00Z' + n * interval '1 hour') as free (at)`
    await sql`
      insert into consents (user_id, purpose, version)
      select patient, 'messages', 1 from unnest(${patients.map(({ id }) => id)}::uuid[]) as patient`
    const threads = await sql<{ id: string; patient_id: string }[]>`select id, patient_id from threads`
    await sql`vacuum analyze`
    const threadOf = new Map(threads.map(({ id, patient_id: patient }) => [patient, id]))

    const keys = new SigningKeys(db, issuer)
    await keys.load()
    const issuedAt = Math.floor(Date.now() / 1000)
    const withTokens = patients.map(async ({ id, email, sessionId }): Promise<Patient> => {
      const metadata = { user_type: 'patient' }
      const claims = {
        role: 'authenticated',
        sub: id,
        session_id: sessionId,
        aal: 'aal1',
        app_metadata: metadata,
      } as const
      const token = await keys.sign(claims, { issuedAt, expiresAt: issuedAt + 24 * 3600 })
      return { email, token, threadId: threadOf.get(id) ?? '' }
    })
    return {
      patients: await Promise.all(withTokens),
      slots: slots.map(({ practitionerId, startsAt }) => ({ practitionerId, startsAt: startsAt.toISOString() })),
    }
  } finally {
    await db.close()
    await sql.end()
  }
}
