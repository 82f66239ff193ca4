import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import { callerId } from './caller-id.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * Requires the password or, for accounts without one, a recent authentication in this session: protects against
 * somebody at an unlocked screen.
 */
export async function requireOwner(
  sql: Transaction,
  identity: Identity,
  password: string | undefined,
  now: Date,
): Promise<void> {
  const [account] = await sql<{ encrypted_password: string | null; amr: { timestamp: number }[] | null }[]>`
    select u.encrypted_password, s.amr from auth.users u
    left join auth.sessions s on s.user_id = u.id and s.id = ${identity.session_id ?? null}
    where u.id = ${callerId(identity)}`
  if (account?.encrypted_password == null) {
    if (!isFreshlyAuthenticated(account?.amr ?? [], now)) throw new AppError('fresh_proof_needed')
    return
  }
  if (!(await verifyPassword(password ?? '', account.encrypted_password)))
    throw new AppError('password_wrong', { field: 'password' })
}
