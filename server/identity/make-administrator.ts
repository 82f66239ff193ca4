import { appendAuditEntry } from '../audit/append-audit-entry.ts'
import type { Database } from '../db/database.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './password-hash.ts'

/** Makes the account of an address an administrator with this password, and creates it if missing. Ends all its sessions. */
export async function makeAdministrator(
  db: Database,
  email: string,
  password: string,
): Promise<'created' | 'promoted'> {
  const passwordHash = await hashPassword(password)
  const now = new Date()
  return db.asService(async (sql) => {
    const account = { email, passwordHash, userType: 'admin', metadata: {}, confirmedAt: now, now } as const
    const created = await createAccount(sql, account)
    if (created) {
      await appendAuditEntry(sql, null, { act: 'create-admin', subject: created, detail: {} })
      return 'created'
    }
    const [user] = await sql<{ id: string }[]>`
      update auth.users set encrypted_password = ${passwordHash}, updated_at = ${now},
        email_confirmed_at = coalesce(email_confirmed_at, ${now}),
        raw_app_meta_data = raw_app_meta_data || ${sql.json({ user_type: 'admin' })}
      where email = ${email} returning id`
    await sql`delete from auth.sessions where user_id = ${user?.id ?? null}`
    await appendAuditEntry(sql, null, { act: 'create-admin', subject: user?.id ?? null, detail: {} })
    return 'promoted'
  })
}
