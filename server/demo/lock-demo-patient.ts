import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import type { Transaction } from '../db/postgres.ts'

/**
 * Locks the demo patient until the transaction ends, so that processes that start together seed one after the other.
 */
export async function lockDemoPatient(sql: Transaction): Promise<string | undefined> {
  const [patient] = await sql<{ id: string }[]>`
    select id from profiles where id = (select id from auth.users where email = ${demoAccounts.patient.email})
    for no key update`
  return patient?.id
}
