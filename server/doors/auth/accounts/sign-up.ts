import type { Context } from 'hono'
import { z } from 'zod'
import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { appMetadataOf, createAccount } from '../../../identity/create-account.ts'
import { hashPassword, verifyPassword } from '../../../identity/password-hash.ts'
import { AuthError } from '../auth-error.ts'
import { challengeFields, challengeOf } from '../codes/code-challenge.ts'
import { requestCode } from '../codes/request-code.ts'
import { metadataField, passwordField } from '../fields.ts'
import { countApart } from '../limits.ts'
import { reachFields, reachOf, refuseUnlessTexted } from '../reach.ts'
import { readBody } from '../read-body.ts'
import { presentSession, startSession } from '../sessions/session.ts'
import { requireSecurityCheck, securityCheckFields } from '../sign-in/require-security-check.ts'
import { signInAnonymously } from '../sign-in/sign-in-anonymously.ts'
import { askerOf, deviceOf } from '../sign-in/trusted-devices.ts'
import { findAccount, readAccount } from './account.ts'
import { checkNewPassword } from './check-new-password.ts'
import { type SignUpAttempt, signUpWithTicket } from './sign-up-with-ticket.ts'

/**
 * Ticket proving that the address was verified before the account. A header, because
 * the official client has no field for it.
 */
const TICKET_HEADER = 'x-registration-ticket'

const body = z.object({
  ...reachFields,
  ...challengeFields,
  password: passwordField.optional(),
  data: metadataField.nullish().transform((data) => data ?? {}),
  ...securityCheckFields,
})

/** `POST /signup`. */
export function signUp(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { password, data, gotrue_meta_security: security, ...who } = await readBody(c, body)
    const isNamed = who.email !== undefined || who.phone !== undefined
    if (!isNamed && !password) return c.json(await signInAnonymously(deps, data, c.get('address')))
    const { SIGN_UP, PHONE_SIGN_UP, PASSWORD_MIN_LENGTH, AUTOMATIC_CONFIRMATION } = deps.settings
    if (!SIGN_UP) throw new AuthError('signup_disabled')
    const closed = deps.site.refusalOf('sign_ups')
    if (closed) throw closed
    if (who.phone !== undefined && !PHONE_SIGN_UP) throw new AuthError('phone_provider_disabled')
    if (!isNamed) throw new AuthError('validation_failed', { message: 'Signup requires a valid email' })
    if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
    checkNewPassword(password, PASSWORD_MIN_LENGTH)
    const reach = reachOf(who)
    const codeChallenge = challengeOf(who)
    const attempt = { reach, password, metadata: data, codeChallenge, from: askerOf(c), device: deviceOf(c) }
    const ticket = c.req.header(TICKET_HEADER)
    // Rate limit before the hash, which is the expensive part of a flood of sign-ups.
    const now = deps.clock()
    await countApart(deps.db, 'sign-up by address', attempt.from.address, now)
    if (!ticket) await requireSecurityCheck(deps, security, now)
    if (ticket) return c.json(await signUpWithTicket(deps, attempt, ticket))
    return c.json(
      AUTOMATIC_CONFIRMATION ? await signUpConfirmed(deps, attempt) : await signUpUnconfirmed(deps, attempt),
    )
  }
}

async function signUpConfirmed({ db, keys, clock }: Deps, { reach, password, metadata, device }: SignUpAttempt) {
  const passwordHash = await hashPassword(password)
  const userType = signUpUserType(metadata.user_type)
  const now = clock()
  const { account, session } = await db.asService(async (sql) => {
    const id = await createAccount(sql, { ...reach, passwordHash, userType, metadata, confirmedAt: now, now })
    if (!id) throw new AuthError('user_already_exists')
    return startSession(sql, await readAccount(sql, id), {
      method: 'password',
      staySignedIn: false,
      isFirst: true,
      device: device.name,
      now,
    })
  })
  return presentSession(keys, account, session, now)
}

/**
 * Prevents account enumeration: same answer and same timing for a new and for an existing address. The job that answers
 * the request opens the account, and only its mail differs. If an earlier unconfirmed sign-up with the address chose
 * another password, the account gets none: the receiver of the code signs in and sets one, so that a stranger who
 * signed up with their address gains nothing.
 */
async function signUpUnconfirmed(deps: Deps, attempt: SignUpAttempt) {
  const { reach, password, metadata, codeChallenge, from } = attempt
  if (reach.phone !== undefined) refuseUnlessTexted(reach.phone, deps.settings)
  const existing = await findAccount(deps.db, reach)
  const [hash, agrees] = await Promise.all([
    hashPassword(password),
    verifyPassword(password, existing?.encrypted_password, 'new'),
  ])
  const now = deps.clock()
  const passwordHash = existing && !agrees ? null : hash
  const id = await deps.db.asService((sql) =>
    requestCode(sql, deps, {
      purpose: 'signup',
      to: reach,
      from,
      createAccount: true,
      metadata,
      passwordHash,
      codeChallenge,
    }),
  )
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: reach.email ?? '',
    phone: reach.phone ?? '',
    confirmation_sent_at: now,
    app_metadata: appMetadataOf(reach.email === undefined ? 'phone' : 'email', signUpUserType(metadata.user_type)),
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
