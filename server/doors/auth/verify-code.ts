import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { type CodePurpose, type RedeemedCode, redeemCode, redeemLink } from '../../identity/one-time-codes.ts'
import { type Account, isBanned } from './account.ts'
import { AuthError, type AuthErrorCode } from './auth-error.ts'
import { changeEmail } from './change-email.ts'
import { emailField } from './fields.ts'
import { countAgainst } from './limits.ts'
import { readBody } from './read-body.ts'
import { presentSession, type Session, startSession } from './session.ts'

const body = z
  .object({
    type: z.enum(['signup', 'magiclink', 'email', 'recovery', 'email_change'], 'Unsupported verification type'),
    email: emailField.optional(),
    token: z.string().trim().optional(),
    token_hash: z.string().optional(),
  })
  .refine(
    ({ email, token, token_hash }) => (token_hash ? !email : email && token),
    'Verify requires either a token and an email address, or a token hash',
  )

const purposesOf: Record<z.infer<typeof body>['type'], readonly CodePurpose[]> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change'],
}

type Outcome = { refused: AuthErrorCode } | { account: Account; session: Session }

/** `POST /verify`: a code from a mail with the address it went to, or the link's token alone. */
export function verifyCode(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { type, email = '', token = '', token_hash } = await readBody(c, body)
    const purposes = purposesOf[type]
    const now = deps.clock()
    // Refusals are answers, not exceptions, inside: a wrong try must be committed to count.
    const outcome = await deps.db.asService(async (sql): Promise<Outcome> => {
      await countAgainst(sql, 'code try by address', c.get('address'), now)
      const redeemed = token_hash
        ? await redeemLink(sql, { link: token_hash, purposes, now })
        : await redeemCode(sql, { sentTo: email, purposes, code: token, now })
      return redeemed ? admit(sql, deps, redeemed, now) : { refused: 'otp_expired' }
    })
    if ('refused' in outcome) throw new AuthError(outcome.refused)
    return c.json(await presentSession(deps.keys, outcome.account, outcome.session, now))
  }
}

async function admit(sql: Transaction, deps: Deps, code: RedeemedCode, now: Date): Promise<Outcome> {
  const [account] = await sql<Account[]>`select * from auth.accounts where id = ${code.user_id}`
  if (!account) return { refused: 'otp_expired' }
  if (isBanned(account, now)) return { refused: 'user_banned' }
  if (code.purpose === 'email_change') {
    const changed = await changeEmail(sql, deps, account, code.sent_to, null)
    if (!changed) return { refused: 'otp_expired' }
  } else {
    await confirmAddress(sql, account, code, now)
  }
  return startSession(sql, account.id, {
    method: code.purpose === 'recovery' ? 'recovery' : 'otp',
    staySignedIn: false,
    isFirst: code.purpose === 'signup',
    now,
  })
}

/**
 * The mail has proved the address. A password that an unproved sign-up left behind stays only if it is that sign-up's own
 * code that proves it: it may be a stranger's.
 */
async function confirmAddress(sql: Transaction, account: Account, { purpose }: RedeemedCode, now: Date): Promise<void> {
  if (account.email_confirmed_at) return
  const password = purpose === 'signup' ? account.encrypted_password : null
  await sql`update auth.users set email_confirmed_at = ${now}, encrypted_password = ${password}, updated_at = ${now}
    where id = ${account.id}`
}
