import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'

/** Before hours are offered: during a session their supervision must be able to call. */
export async function requireTelephone(sql: Transaction, practitionerId: string): Promise<void> {
  const [known] = await sql`select where app.telephone_of(${practitionerId}) is not null`
  if (!known) throw new AppError('telephone_needed')
}
