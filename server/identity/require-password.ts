import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import { verifyPassword } from './password-hash.ts'

/** The password proves that it is not somebody at an open screen. */
export async function requirePassword(sql: Transaction, userId: string, password: string): Promise<void> {
  const [account] = await sql<{ encrypted_password: string | null }[]>`
    select encrypted_password from auth.users where id = ${userId}`
  if (!(await verifyPassword(password, account?.encrypted_password)))
    throw new AppError('password_wrong', { field: 'password' })
}
