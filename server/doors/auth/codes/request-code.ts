import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { Metadata, Reach } from '../../../identity/create-account.ts'
import type { CodePurpose } from '../../../identity/one-time-codes.ts'
import { countAgainst } from '../limits.ts'

export interface CodeRequest {
  purpose: CodePurpose
  to: Reach
  /** Account of the requester, when they are signed in. */
  userId?: string
  /**
   * True if the account has confirmed the recipient: its rate limits are then separate from those of strangers who use
   * the same address.
   */
  isRecipientProved?: boolean
  /** Network address of the requester, for the rate limits. */
  address: string
  /** Opens an account if none has the address, with this password and the id of the request. */
  createAccount?: boolean
  metadata?: Metadata
  passwordHash?: string | null
  codeChallenge?: string
}

/**
 * Requests a code. The job that answers the request looks up the account, so that neither the answer nor its timing
 * reveals whether one exists (account enumeration).
 */
export async function requestCode(sql: Transaction, { jobs, clock }: Deps, request: CodeRequest): Promise<string> {
  const {
    purpose,
    to,
    userId = null,
    createAccount = false,
    metadata = {},
    passwordHash = null,
    codeChallenge = null,
  } = request
  const now = clock()
  await countRequest(sql, request, now)
  const [row] = await sql<{ id: string }[]>`
    insert into auth.code_requests (purpose, email, phone, user_id, create_account, metadata, password_hash,
      code_challenge, created_at)
    values (${purpose}, ${to.email ?? null}, ${to.phone ?? null}, ${userId}, ${createAccount}, ${sql.json(metadata)},
      ${passwordHash}, ${codeChallenge}, ${now})
    returning id`
  if (!row) throw new Error('the request was not written')
  await jobs.enqueue(sql, 'answer-code-request', { requestId: row.id })
  return row.id
}

async function countRequest(sql: Transaction, request: CodeRequest, now: Date): Promise<void> {
  const { purpose, to, userId, address, isRecipientProved = false } = request
  const recipient = isRecipientProved && userId !== undefined ? `account ${userId}` : (to.email ?? to.phone)
  if (to.email !== undefined) {
    await countAgainst(sql, 'mail of a kind to recipient', `${purpose} ${recipient}`, now)
    await countAgainst(sql, 'mails to recipient', recipient, now)
    await countAgainst(sql, 'mail by address', address, now)
    return
  }
  await countAgainst(sql, 'sms of a kind to recipient', `${purpose} ${recipient}`, now)
  await countAgainst(sql, 'sms by address', address, now)
  if (isRecipientProved) return countAgainst(sql, 'sms to own number', recipient, now)
  await countAgainst(sql, 'sms to recipient', recipient, now)
  if (userId !== undefined) await countAgainst(sql, 'sms by account', userId, now)
}
