import type { JSONValue } from 'postgres'
import type { UserType } from '#domain/profile/user-type.ts'
import type { Transaction } from '../db/postgres.ts'

export interface NewAccount {
  email: string
  passwordHash: string | null
  userType: UserType
  /** What the person says of themselves; db/functions/create-profile.sql makes the profile from it. */
  metadata: Record<string, JSONValue>
  confirmedAt: Date | null
  now: Date
}

/** What the server alone may say of an account, and signs into its tokens. */
export function emailAppMetadata(userType: UserType) {
  return { provider: 'email', providers: ['email'], user_type: userType }
}

/** Writes an account with its e-mail identity; nothing when another account has the address. */
export async function createAccount(sql: Transaction, account: NewAccount): Promise<string | undefined> {
  const { email, passwordHash, userType, metadata, confirmedAt, now } = account
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (${email}, ${passwordHash}, ${confirmedAt}, ${sql.json(emailAppMetadata(userType))},
      ${sql.json(metadata)}, ${now}, ${now})
    on conflict on constraint users_email_unique do nothing returning id`
  if (!user) return undefined
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${user.id}, 'email', ${user.id}, ${sql.json({ email, sub: user.id })}, ${now}, ${now})`
  return user.id
}
