import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import type { CodePurpose } from '../../identity/one-time-codes.ts'
import type { Metadata } from './fields.ts'
import { countAgainst } from './limits.ts'

export interface CodeRequest {
  purpose: CodePurpose
  email: string
  /** The account, when it is its own person who asks. */
  userId?: string
  /** From which network address it is asked, for the limits. */
  address: string
  createAccount?: boolean
  metadata?: Metadata
}

/**
 * Asks for a code to be mailed. Whether an account has the address is not looked up here: the job that answers the
 * request does, so that the caller learns nothing from the answer or from its time.
 */
export async function requestCode(sql: Transaction, { jobs, clock }: Deps, request: CodeRequest): Promise<void> {
  const now = clock()
  await countAgainst(sql, 'mail of a kind to recipient', `${request.purpose} ${request.email}`, now)
  await countAgainst(sql, 'mails to recipient', request.email, now)
  await countAgainst(sql, 'mail by address', request.address, now)
  const [row] = await sql<{ id: string }[]>`
    insert into auth.code_requests (purpose, email, user_id, create_account, metadata, created_at)
    values (${request.purpose}, ${request.email}, ${request.userId ?? null}, ${request.createAccount ?? false},
      ${sql.json(request.metadata ?? {})}, ${now})
    returning id`
  if (!row) throw new Error('the request was not written')
  await jobs.enqueue(sql, 'answer-code-request', { requestId: row.id })
}
