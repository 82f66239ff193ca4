import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import { callerId } from './caller-id.ts'

/** Requires a recent authentication in this session, for sensitive acts. */
export async function requireReauthentication(sql: Transaction, identity: Identity, now: Date): Promise<void> {
  const [session] = await sql<{ amr: { timestamp: number }[] | null }[]>`
    select amr from auth.sessions where id = ${identity.session_id ?? null} and user_id = ${callerId(identity)}`
  if (!isFreshlyAuthenticated(session?.amr ?? [], now)) throw new AppError('fresh_proof_needed')
}
