import { openDatabase } from '#server/db/database.ts'
import type { PoolOptions, Sql } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'

export interface BenchRoom {
  topic: string
  tokens: [patient: string, practitioner: string]
}

/** Consultations that have just begun with admitted patients, and a token for each party. */
export async function prepareRooms(
  sql: Sql,
  target: PoolOptions['target'],
  issuer: string,
  count: number,
): Promise<BenchRoom[]> {
  const db = openDatabase(
    { target, size: 1, statementTimeoutMs: 15_000, applicationName: 'bench' },
    createLog('silent'),
  )
  const keys = new SigningKeys(db, issuer)
  await keys.load()
  const patients = await createAccounts(sql, 'patient', count)
  const students = await createAccounts(sql, 'student', count)
  const issuedAt = Math.floor(Date.now() / 1000)
  const tokenOf = ({ id, sessionId }: Account, userType: string) =>
    keys.sign(
      { role: 'authenticated', sub: id, session_id: sessionId, aal: 'aal2', app_metadata: { user_type: userType } },
      { issuedAt, expiresAt: issuedAt + 3600 },
    )
  const rooms: BenchRoom[] = []
  for (const [n, patient] of patients.entries()) {
    const student = students[n]
    if (!student) break
    const [appointment] = await sql<{ id: string }[]>`
      insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
        booked_at, consultation_type, gender_preference, appearance, price_cents)
      values (${patient.id}, ${student.id}, now(), now() + interval '45 minutes', now() + interval '60 minutes',
        'confirmed', now(), now(), 'individual', 'any', 'first_name', 2999) returning id`
    const id = appointment?.id ?? ''
    await sql`insert into app.rooms (appointment_id, admitted_at) values (${id}, now())`
    rooms.push({
      topic: `session:${id}`,
      tokens: [await tokenOf(patient, 'patient'), await tokenOf(student, 'student')],
    })
  }
  await db.close()
  return rooms
}

interface Account {
  id: string
  sessionId: string
}

function createAccounts(sql: Sql, userType: string, count: number): Promise<Account[]> {
  return sql<Account[]>`
    with users as (
      insert into auth.users (email, raw_app_meta_data, raw_user_meta_data)
      select ${userType} || i || '@bench.mivoix.test', ${sql.json({ user_type: userType })}, ${sql.json({ name: 'Banc Essai' })}
      from generate_series(1, ${count}) as i returning id
    )
    insert into auth.sessions (user_id, not_after) select id, now() + interval '1 day' from users
    returning user_id as id, id as "sessionId"`
}
