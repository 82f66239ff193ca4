import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { Asker } from '../../../identity/asker.ts'
import type { Metadata, Reach } from '../../../identity/create-account.ts'
import type { CodePurpose } from '../../../identity/one-time-codes.ts'
import { countAgainst } from '../limits.ts'
import { countAgainstSide } from '../limits-by-side.ts'
import { sidesAt } from '../sign-in/trusted-devices.ts'

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
  /** Origin of the request, for the rate limits. */
  from: Asker
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
  const { purpose, to, userId, from, isRecipientProved = false } = request
  const owner = isRecipientProved && userId !== undefined ? { id: userId } : undefined
  // A session says nothing about an address or number that it has not proved.
  const sides = await sidesAt(sql, owner ?? to, { ...from, isInSession: from.isInSession && owner !== undefined }, now)
  const who = owner ? `account ${owner.id}` : (to.phone ?? to.email)
  const asker = { who, ...sides }
  const { address } = from
  // All networks share this one: a second message of the same kind would only replace the code of the first.
  const recipient = [who, ...(sides.isStranger ? [] : sides.sides.map(({ name }) => name))].join(', ')
  if (to.email !== undefined) {
    await countAgainst(sql, 'mail of a kind to recipient', `${purpose} ${recipient}`, now)
    await countAgainstSide(sql, 'mails to recipient', asker, now)
    // Owners write to themselves: the second step of a whole university does not use up the mails of its address.
    if (!owner) await countAgainst(sql, 'mail by address', address, now)
    return
  }
  await countAgainst(sql, 'sms of a kind to recipient', `${purpose} ${recipient}`, now)
  await countAgainst(sql, owner ? 'sms to owners by address' : 'sms by address', address, now)
  if (owner) return countAgainstSide(sql, 'sms to own number', asker, now)
  await countAgainst(sql, 'sms to recipient', recipient, now)
  if (userId !== undefined) await countAgainst(sql, 'sms by account', userId, now)
}
