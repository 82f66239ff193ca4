import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'

/** `step-up`: the code of the authenticator app was given at most a few minutes ago. */
export type Level = 'plain' | 'step-up'

interface Row {
  operates: boolean
  amr: { method: string; timestamp: number }[]
}

/** Why somebody may not act as an administrator now, or nothing. Asks the database, not the token: rights end at once. */
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
  // The demonstration is opened by a button, again and again.
  const isDemo = row.amr.some(({ method }) => method === 'demo')
  return isDemo || isFreshlyAuthenticated(proofs, now) ? undefined : new AppError('fresh_proof_needed')
}
