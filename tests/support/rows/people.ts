import type { UserType } from '#domain/profile/user-type.ts'
import type { Claims } from '#server/db/identity.ts'
import type { Sql, Transaction } from '#server/db/postgres.ts'

export interface Person {
  id: string
  email: string
  claims: Claims & { sub: string; session_id: string }
}

/** A signed-in account, inserted directly: sign-up has tests of its own. */
export async function createPerson(sql: Sql | Transaction, userType: UserType): Promise<Person> {
  const id = crypto.randomUUID()
  const sessionId = crypto.randomUUID()
  const email = `${userType}-${id.slice(0, 8)}@exemple.fr`
  const appMetadata = { provider: 'email', providers: ['email'], user_type: userType }
  await sql`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${email}, now(), ${sql.json(appMetadata)}, ${sql.json({ name: `Camille ${userType}` })})`
  // An administrator needs a session verified by an authenticator app.
  const amr = userType === 'admin' ? [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }] : []
  await sql`insert into auth.sessions (id, user_id, aal, amr, not_after)
    values (${sessionId}, ${id}, 'aal2', ${sql.json(amr)}, now() + interval '1 day')`
  if (userType === 'student' || userType === 'therapist') await giveTelephone(sql, id)
  if (userType === 'therapist') await sql`update profiles set verified_at = now() where id = ${id}`
  return {
    id,
    email,
    claims: { role: 'authenticated', sub: id, email, session_id: sessionId, aal: 'aal2', app_metadata: appMetadata },
  }
}

/** No practitioner works without one; a number of the range kept for fiction, another for each person. */
export async function giveTelephone(sql: Sql | Transaction, id: string): Promise<void> {
  const telephone = `3363998${BigInt(`0x${id.slice(0, 8)}`) % 10_000n}`.padEnd(11, '0')
  await sql`update profiles set telephone = ${telephone} where id = ${id}`
}
