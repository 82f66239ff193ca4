import type { Transaction } from '../db/postgres.ts'

/** Updates the provider list in the app metadata; the oldest identity is the main one. */
export async function updateProviderList(sql: Transaction, userId: string): Promise<void> {
  await sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data ||
      jsonb_build_object('provider', known.names[1], 'providers', to_jsonb(known.names))
    from (
      select array_agg(provider order by first_at) as names
      from (select provider, min(created_at) as first_at from auth.identities where user_id = ${userId} group by provider) each
    ) known
    where id = ${userId} and known.names is not null`
}
