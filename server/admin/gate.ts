import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'

/** `step-up`: requires an authenticator code given at most a few minutes ago. */
export type Level = 'plain' | 'step-up'

interface Row {
  operates: boolean
  amr: { method: string; timestamp: number }[]
}

/**
 * Error code when the person may not act as an administrator now, otherwise nothing. Checks the database, not the
 * token, so that a removed role takes effect at once.
 */
export async function whyNotAdministrator(
  sql: Transaction,
  { sub, session_id: sessionId }: Identity,
  level: Level,
  now: Date,
): Promise<AppError | undefined> {
  const [row] = await sql<Row[]>`
    select app.operates(${sub ?? null}, ${sessionId ?? null}) as operates, s.amr
    from auth.sessions s where s.id = ${sessionId ?? null}`
  if (!row?.operates) return new AppError('admin_app_needed')
  if (level === 'plain') return undefined
  const proofs = row.amr.filter(({ method }) => method === 'totp')
  // Demonstration accounts sign in with a button and have no authenticator app.
  const isDemo = row.amr.some(({ method }) => method === 'demo')
  return isDemo || isFreshlyAuthenticated(proofs, now) ? undefined : new AppError('fresh_proof_needed')
}
