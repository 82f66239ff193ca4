import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../../db/postgres.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthMethod } from '../sessions/session.ts'

const MINUTES = 5

export interface Exchange {
  userId: string
  method: AuthMethod['method']
  provider: string
  isFirst: boolean
}

/** Issues a PKCE code instead of a session: useless without the verifier kept by the browser. */
export async function issueExchangeCode(
  sql: Transaction,
  { userId, method, provider, isFirst }: Exchange,
  challenge: string,
  now: Date,
): Promise<string> {
  const code = crypto.randomUUID() + randomBytes(8).toString('hex')
  const row = {
    code_hash: sha256(code),
    user_id: userId,
    code_challenge: challenge,
    method,
    provider,
    is_first: isFirst,
    expires_at: new Date(now.getTime() + MINUTES * 60_000),
  }
  await sql`insert into auth.exchange_codes ${sql(row)}`
  return code
}

/** Redeems a code. It is used up even with a wrong verifier: the caller must commit either way. */
export async function redeemExchangeCode(
  sql: Transaction,
  { code, verifier, now }: { code: string; verifier: string; now: Date },
): Promise<Exchange | AuthError> {
  const [row] = await sql<
    (Omit<Exchange, 'userId' | 'isFirst'> & {
      user_id: string
      is_first: boolean
      code_challenge: string
      expires_at: Date
    })[]
  >`delete from auth.exchange_codes where code_hash = ${sha256(code)}
    returning user_id, method, provider, is_first, code_challenge, expires_at`
  if (!row) return new AuthError('flow_state_not_found')
  if (row.expires_at <= now) return new AuthError('flow_state_expired')
  if (!isAnswer(verifier, row.code_challenge)) return new AuthError('bad_code_verifier')
  return { userId: row.user_id, method: row.method, provider: row.provider, isFirst: row.is_first }
}

function isAnswer(verifier: string, challenge: string): boolean {
  const answer = Buffer.from(sha256(verifier).toString('base64url'))
  const expected = Buffer.from(challenge)
  return answer.length === expected.length && timingSafeEqual(answer, expected)
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
