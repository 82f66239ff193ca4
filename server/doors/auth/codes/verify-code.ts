import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { Asker } from '../../../identity/asker.ts'
import { type CodePurpose, type RedeemedCode, redeemCode, redeemLink } from '../../../identity/one-time-codes.ts'
import { type Account, isBanned, readAccount } from '../accounts/account.ts'
import { changeEmail } from '../accounts/change-email.ts'
import { changePhone } from '../accounts/change-phone.ts'
import { AuthError, type AuthErrorCode } from '../auth-error.ts'
import { countAgainst, refuseUsedUp } from '../limits.ts'
import { reachFields } from '../reach.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession, SignedIn } from '../sessions/require-session.ts'
import { isSecondStepDueAfterCode } from '../sessions/second-step-due.ts'
import { presentSession, readSession, type Session, startSession } from '../sessions/session.ts'
import { askerOf, type Device, deviceOf } from '../sign-in/trusted-devices.ts'

const body = z
  .object({
    ...reachFields,
    type: z.enum(
      ['signup', 'magiclink', 'email', 'recovery', 'email_change', 'invite', 'sms', 'phone_change'],
      'Unsupported verification type',
    ),
    token: z.string().trim().optional(),
    token_hash: z.string().optional(),
  })
  .refine(
    ({ email, phone, token, token_hash }) => (token_hash ? !email && !phone : (email || phone) && token),
    'Verify requires either a token and an email address or a phone number, or a token hash',
  )

const purposesOf: Record<z.infer<typeof body>['type'], readonly CodePurpose[]> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change'],
  invite: ['signup'],
  sms: ['signup', 'sms'],
  phone_change: ['phone_change'],
}

type Outcome = { refused: AuthErrorCode } | { account: Account; session: Session; code: RedeemedCode }

interface Try {
  type: keyof typeof purposesOf
  /** Token of a mailed link, or a code with its recipient. */
  token: { link: string } | { code: string; sentTo: string }
  from: Asker
  device: Device
  /** Signed-in account, when it confirms its own new address or number. */
  owner?: SignedIn | undefined
  now: Date
}

const isChange = (type: Try['type']) => type === 'email_change' || type === 'phone_change'

/** `POST /verify`. */
export function verifyCode(deps: Deps, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { type, email, phone, token = '', token_hash } = await readBody(c, body)
    const now = deps.clock()
    const authorization = c.req.header('authorization')
    const caller = await deps.identify({ authorization, apikey: undefined, acceptsSecondStepDue: true })
    const owner = isChange(type) && caller.role === 'authenticated' ? await requireSession(c) : undefined
    const { account, session } = await redeem(deps, {
      type,
      token: token_hash ? { link: token_hash } : { code: token, sentTo: phone ?? email ?? '' },
      from: askerOf(c, owner?.session),
      device: deviceOf(c),
      owner,
      now,
    })
    return c.json(await presentSession(deps.keys, account, session, now))
  }
}

/**
 * Signs in with the code or link we sent. A code for a new address or number is valid only in a session of the account:
 * otherwise the owner of a mistyped address would get the account. The official client does not send its session;
 * deployments that use its flows turn SECOND_STEP off, which it does not support either.
 */
export async function redeem(deps: Deps, { type, token, from, device, owner, now }: Try) {
  const purposes = purposesOf[type]
  if (isChange(type) && !owner && deps.settings.SECOND_STEP) throw new AuthError('no_authorization')
  const userId = owner?.account.id
  refuseUsedUp('code try by address', from.address, now)
  // Refusals are returned, not thrown: a failed attempt must be committed to count.
  const outcome = await deps.db.asService(async (sql): Promise<Outcome> => {
    await countAgainst(sql, 'code try by address', from.address, now)
    const redeemed =
      'link' in token
        ? await redeemLink(sql, { link: token.link, purposes, userId, now })
        : await redeemCode(sql, { ...token, purposes, userId, from, now })
    if (!redeemed) return { refused: 'otp_expired' }
    return admit(sql, deps, redeemed, { device, owner, now })
  })
  if ('refused' in outcome) throw new AuthError(outcome.refused)
  return outcome
}

async function admit(
  sql: Transaction,
  deps: Deps,
  code: RedeemedCode,
  { device, owner, now }: Pick<Try, 'device' | 'owner' | 'now'>,
): Promise<Outcome> {
  const account = await readAccount(sql, code.user_id)
  if (isBanned(account, now)) return { refused: 'user_banned' }
  const keptSessionId = owner?.session.id ?? null
  if (code.purpose === 'email_change') {
    const changed = await changeEmail(sql, deps, account, code.sent_to, keptSessionId)
    if (!changed) return { refused: 'otp_expired' }
  } else if (code.purpose === 'phone_change') {
    const changed = await changePhone(sql, deps, account, code.sent_to, keptSessionId)
    if (!changed) return { refused: 'otp_expired' }
  } else {
    await confirm(sql, account, code, now)
  }
  const current = await readAccount(sql, account.id)
  if (owner) return { account: current, session: await readSession(sql, owner.session.id), code }
  const started = await startSession(sql, current, {
    method: code.purpose === 'recovery' ? 'recovery' : 'otp',
    staySignedIn: false,
    provider: code.sent_to === account.phone || code.purpose === 'phone_change' ? 'phone' : 'email',
    isFirst: code.purpose === 'signup',
    secondStepDue: await isSecondStepDueAfterCode(sql, deps.settings, current, code, device, now),
    device: device.name,
    now,
  })
  return { ...started, code }
}

/**
 * Confirms the address or number. A password set by an unconfirmed sign-up is kept only if that sign-up's own code
 * confirms it: it may be a stranger's (pre-hijacking).
 */
async function confirm(sql: Transaction, account: Account, code: RedeemedCode, now: Date): Promise<void> {
  const password = code.purpose === 'signup' ? account.encrypted_password : null
  if (code.sent_to === account.phone) {
    if (account.phone_confirmed_at) return
    await sql`update auth.users set phone_confirmed_at = ${now}, encrypted_password = ${password}, updated_at = ${now}
      where id = ${account.id}`
    return
  }
  if (account.email_confirmed_at) return
  await sql`update auth.users set email_confirmed_at = ${now}, encrypted_password = ${password}, updated_at = ${now}
    where id = ${account.id}`
}
