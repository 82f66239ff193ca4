import type { JSONValue } from 'postgres'
import type { UserType } from '#domain/profile/user-type.ts'
import type { Transaction } from '../db/postgres.ts'

export type Metadata = Record<string, JSONValue>

/** Address or phone number of a person, also their sign-in name. Phone numbers are in international digits. */
export type Reach = { email: string; phone?: undefined } | { phone: string; email?: undefined }

type NewAccount = Reach & {
  id?: string
  passwordHash: string | null
  userType: UserType
  /** User metadata; db/functions/account/create-profile.sql builds the profile from it. */
  metadata: Metadata
  /** When the address or number was confirmed. */
  confirmedAt: Date | null
  /** External provider that authenticates the person, instead of the address. */
  provider?: { name: string; subject: string; data: Metadata }
  now: Date
}

/** App metadata, set by the server only and signed into the tokens. */
export function appMetadataOf(provider: string, userType: UserType) {
  return { provider, providers: [provider], user_type: userType }
}

/** Creates an account with its first identity; returns nothing when another account has the address or number. */
export async function createAccount(sql: Transaction, account: NewAccount): Promise<string | undefined> {
  const { id, email, phone, passwordHash, userType, metadata, confirmedAt, provider, now } = account
  const name = provider?.name ?? (email === undefined ? 'phone' : 'email')
  const row = {
    id: id ?? crypto.randomUUID(),
    email: email ?? null,
    phone: phone ?? null,
    encrypted_password: passwordHash,
    email_confirmed_at: email === undefined ? null : confirmedAt,
    phone_confirmed_at: phone === undefined ? null : confirmedAt,
    raw_app_meta_data: sql.json(appMetadataOf(name, userType)),
    raw_user_meta_data: sql.json(metadata),
    created_at: now,
    updated_at: now,
  }
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users ${sql(row)} on conflict do nothing returning id`
  if (!user) return undefined
  const data = provider?.data ?? { ...(email === undefined ? { phone } : { email }), sub: user.id }
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${user.id}, ${name}, ${provider?.subject ?? user.id}, ${sql.json(data)}, ${now}, ${now})`
  return user.id
}
