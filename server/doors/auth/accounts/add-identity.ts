import type { Transaction } from '../../../db/postgres.ts'
import type { Metadata } from '../../../identity/create-account.ts'
import { updateProviderList } from '../../../identity/update-provider-list.ts'

interface NewIdentity {
  userId: string
  provider: string
  /** Id of the person at the provider (`sub`). */
  subject: string
  data: Metadata
  now: Date
}

/** Adds a sign-in identity to an account, or updates its data. The caller has checked that no other account has it. */
export async function addIdentity(
  sql: Transaction,
  { userId, provider, subject, data, now }: NewIdentity,
): Promise<void> {
  await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${userId}, ${provider}, ${subject}, ${sql.json(data)}, ${now}, ${now})
    on conflict on constraint identities_provider_id_unique do update
      set identity_data = excluded.identity_data, updated_at = excluded.updated_at`
  await updateProviderList(sql, userId)
}
