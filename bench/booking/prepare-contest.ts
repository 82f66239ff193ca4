import { slotOf } from '#domain/availability/slot.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { insertSlot } from '#server/booking/insert-slot.ts'
import type { Database } from '#server/db/database.ts'
import type { Sql } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'

export interface Contest {
  /** Each slot with the tokens of its contenders. */
  slots: { practitionerId: string; startsAt: string; contenders: string[] }[]
}

export const BENCH_MAIL_DOMAIN = 'bench.mivoix.test'

const SLOTS_A_PRACTITIONER = 10

/** Slots of psychologists, with many patients who want each of them. */
export async function prepareContest(
  sql: Sql,
  db: Database,
  issuer: string,
  { slots: slotCount, contenders }: { slots: number; contenders: number },
): Promise<Contest> {
  const keys = new SigningKeys(db, issuer)
  await keys.load()
  const practitioners = await createAccounts(sql, 'therapist', slotCount / SLOTS_A_PRACTITIONER)
  await sql`update profiles set verified_at = now() where user_type = 'therapist'`
  const patients = await createAccounts(sql, 'patient', slotCount * contenders)
  const issuedAt = Math.floor(Date.now() / 1000)
  const tokens = await Promise.all(
    patients.map(({ id, sessionId }) =>
      keys.sign(
        { role: 'authenticated', sub: id, session_id: sessionId, aal: 'aal1', app_metadata: { user_type: 'patient' } },
        { issuedAt, expiresAt: issuedAt + 3600 },
      ),
    ),
  )
  const slots: Contest['slots'] = []
  for (const { id: practitionerId } of practitioners) {
    for (let i = 1; i <= SLOTS_A_PRACTITIONER; i++) {
      const day = addDays(dayOf(new Date()), i)
      const slot = slotOf({ day, startTime: '09:00', endTime: '10:00' }, new Date())
      if (typeof slot === 'string') throw new Error(slot)
      await insertSlot(sql, practitionerId, slot)
      slots.push({ practitionerId, startsAt: slot.startsAt.toISOString(), contenders: tokens.splice(0, contenders) })
    }
  }
  await sql`analyze`
  return { slots }
}

async function createAccounts(
  sql: Sql,
  userType: 'patient' | 'therapist',
  count: number,
): Promise<{ id: string; sessionId: string }[]> {
  const metadata = { name: 'Banc Essai', birthdate: '1990-01-01' }
  return sql<{ id: string; sessionId: string }[]>`
    with users as (
      insert into auth.users (email, raw_app_meta_data, raw_user_meta_data)
      select ${userType} || i || ${`@${BENCH_MAIL_DOMAIN}`}, ${sql.json({ user_type: userType })}, ${sql.json(metadata)}
      from generate_series(1, ${count}) as i returning id
    )
    insert into auth.sessions (user_id, not_after) select id, now() + interval '1 day' from users
    returning user_id as id, id as "sessionId"`
}
