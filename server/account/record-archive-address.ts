import type { Sql, Transaction } from '../db/postgres.ts'
import { addressHash } from './address-hash.ts'

interface EndedAccount {
  id: string
  email: string
  endedAt: Date
}

/** Lets the archive of an account that has ended be found by its address. Returns whether there is an archive. */
export async function recordArchiveAddress(
  sql: Sql | Transaction,
  { id, email, endedAt }: EndedAccount,
): Promise<boolean> {
  const { count } = await sql`
    insert into app.archive_addresses (patient_id, address_hash, ended_at, last_contact_at)
    select ${id}, ${await addressHash(sql, email)}, ${endedAt}, max(last_contact_at) from app.health_archive
    where patient_id = ${id} having count(*) > 0
    on conflict (patient_id) do update set ended_at = excluded.ended_at`
  return count > 0
}
