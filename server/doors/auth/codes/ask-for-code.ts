import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { findAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { metadataField } from '../fields.ts'
import { refuseUsedUp } from '../limits.ts'
import { reachFields, reachOf, refuseUnlessTexted, wasNeverTexted } from '../reach.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession, SignedIn } from '../sessions/require-session.ts'
import { requireSecurityCheckOfMany, securityCheckFields } from '../sign-in/require-security-check.ts'
import { askerOf } from '../sign-in/trusted-devices.ts'
import { challengeFields, challengeOf } from './code-challenge.ts'
import { type CodeRequest, requestCode } from './request-code.ts'

const otpBody = z.object({
  ...reachFields,
  ...challengeFields,
  ...securityCheckFields,
  create_user: z.boolean().default(true),
  data: metadataField.nullish().transform((data) => data ?? {}),
})
const resendBody = z.object({
  ...reachFields,
  ...challengeFields,
  ...securityCheckFields,
  type: z.enum(
    ['signup', 'email_change', 'sms', 'phone_change'],
    'Resend is only offered for signup, email_change, sms and phone_change',
  ),
})
const recoverBody = z.object({ email: reachFields.email, ...challengeFields, ...securityCheckFields })

type Handler = (c: Context<HonoEnv>) => Promise<Response>

/** `POST /otp`: sign-in by mail or text message. */
export function askForSignInCode(deps: Deps): Handler {
  return async (c) => {
    const { create_user, data, ...body } = await readBody(c, otpBody)
    const to = reachOf(body)
    const { SIGN_UP, PHONE_SIGN_UP, AUTOMATIC_CONFIRMATION } = deps.settings
    await requireSecurityCheckOfMany(deps, body.gotrue_meta_security, c.get('address'), deps.clock())
    // No enumeration risk here: with automatic confirmation, a sign-up already reveals existing accounts.
    if (AUTOMATIC_CONFIRMATION && !create_user && !(await findAccount(deps.db, to))) throw new AuthError('otp_disabled')
    return ask(c, deps, {
      purpose: to.phone === undefined ? 'magiclink' : 'sms',
      to,
      createAccount:
        create_user && SIGN_UP && !deps.site.refusalOf('sign_ups') && (to.phone === undefined || PHONE_SIGN_UP),
      metadata: data,
      codeChallenge: challengeOf(body),
    })
  }
}

/** `POST /resend`. */
export function askAgain(deps: Deps): Handler {
  return async (c) => {
    const { type, ...body } = await readBody(c, resendBody)
    const to = reachOf(body)
    if ((to.phone === undefined) !== (type === 'signup' || type === 'email_change'))
      throw new AuthError('validation_failed', { message: `${type} goes another way` })
    await requireSecurityCheckOfMany(deps, body.gotrue_meta_security, c.get('address'), deps.clock())
    // Same answer as for any number without a pending code, as on the reference server.
    if (to.phone !== undefined && wasNeverTexted(to.phone, deps.settings)) return c.json({})
    return ask(c, deps, { purpose: type === 'sms' ? 'signup' : type, to, codeChallenge: challengeOf(body) })
  }
}

/** `POST /recover`: forgotten password. */
export function askForRecovery(deps: Deps): Handler {
  return async (c) => {
    const body = await readBody(c, recoverBody)
    const to = reachOf(body)
    await requireSecurityCheckOfMany(deps, body.gotrue_meta_security, c.get('address'), deps.clock())
    return ask(c, deps, { purpose: 'recovery', to, codeChallenge: challengeOf(body) })
  }
}

/** `GET /reauthenticate`: sends a code to prove the identity again. */
export function askForReauthentication(deps: Deps, requireSession: RequireSession): Handler {
  return async (c) => {
    const { account, session } = await requireSession(c)
    if (!account.email && !account.phone)
      throw new AuthError('validation_failed', {
        message: 'Reauthentication requires the user to have an email or a phone number',
      })
    const to = account.email ? { email: account.email } : { phone: account.phone ?? '' }
    return ask(c, deps, { purpose: 'reauthentication', to, userId: account.id, isRecipientProved: true }, session)
  }
}

async function ask(
  c: Context<HonoEnv>,
  deps: Deps,
  request: Omit<CodeRequest, 'from'>,
  session?: SignedIn['session'],
): Promise<Response> {
  const { phone } = request.to
  if (phone !== undefined) refuseUnlessTexted(phone, deps.settings)
  // As counted by requestCode, which has room of its own for owners.
  if (!request.isRecipientProved)
    refuseUsedUp(phone === undefined ? 'mail by address' : 'sms by address', c.get('address'), deps.clock())
  await deps.db.asService((sql) => requestCode(sql, deps, { ...request, from: askerOf(c, session) }))
  return c.json({})
}
