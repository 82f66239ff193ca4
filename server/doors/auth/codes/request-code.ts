import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { Metadata, Reach } from '../../../identity/create-account.ts'
import type { CodePurpose } from '../../../identity/one-time-codes.ts'
import { countAgainst } from '../limits.ts'

export interface CodeRequest {
  purpose: CodePurpose
  to: Reach
  /** The account, when it is its own person who asks. */
  userId?: string
  /** Whether the account has proved the recipient already: what strangers ask for there must not count against it. */
  isRecipientProved?: boolean
  /** From which network address it is asked, for the limits. */
  address: string
  /** Should nobody have the address, an account is opened for it: with this password, and the id of the request. */
  createAccount?: boolean
  metadata?: Metadata
  passwordHash?: string | null
  codeChallenge?: string
}

/**
 * Asks for a code to be sent. Whether an account has the address is not looked up here: the job that answers the
 * request does, so that the caller learns nothing from the answer or from its time.
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
