import type { Context } from 'hono'
import { z } from 'zod'
import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Deps } from '../../deps.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { createAccount, emailAppMetadata } from '../../identity/create-account.ts'
import { hashPassword, verifyPassword } from '../../identity/password-hash.ts'
import { findAccountByEmail } from './account.ts'
import { AuthError } from './auth-error.ts'
import { checkNewPassword } from './check-new-password.ts'
import { emailField, type Metadata, metadataField, passwordField } from './fields.ts'
import { countAgainst } from './limits.ts'
import { readBody } from './read-body.ts'
import { requestCode } from './request-code.ts'
import { presentSession, startSession } from './session.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'
import { signUpWithTicket } from './sign-up-with-ticket.ts'
import { deviceOf } from './trusted-devices.ts'

/** The proof that the address was verified before the account: a header, because the official client has no field for it. */
const TICKET_HEADER = 'x-registration-ticket'

const body = z.object({
  email: emailField.optional(),
  phone: z.string().optional(),
  password: passwordField.optional(),
  data: metadataField.nullish().transform((data) => data ?? {}),
})

/** `POST /signup`. */
export function signUp(deps: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { email, phone, password, data } = await readBody(c, body)
    if (phone) throw new AuthError('phone_provider_disabled')
    if (!email && !password) return c.json(await signInAnonymously(deps, data, c.get('address')))
    if (!deps.settings.SIGN_UP) throw new AuthError('signup_disabled')
    if (!email) throw new AuthError('validation_failed', { message: 'Signup requires a valid email' })
    if (!password) throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
    checkNewPassword(password, deps.settings.PASSWORD_MIN_LENGTH)
    const attempt = { email, password, metadata: data, address: c.get('address'), device: deviceOf(c) }
    const ticket = c.req.header(TICKET_HEADER)
    if (ticket) return c.json(await signUpWithTicket(deps, attempt, ticket))
    return c.json(
      deps.settings.AUTOMATIC_CONFIRMATION
        ? await signUpConfirmed(deps, attempt)
        : await signUpUnconfirmed(deps, attempt),
    )
  }
}

export interface SignUpAttempt {
  email: string
  password: string
  metadata: Metadata
  address: string
  device: string | undefined
}

async function signUpConfirmed({ db, keys, clock }: Deps, { email, password, metadata, address }: SignUpAttempt) {
  const passwordHash = await hashPassword(password)
  const userType = signUpUserType(metadata.user_type)
  const now = clock()
  const { account, session } = await db.asService(async (sql) => {
    await countAgainst(sql, 'sign-up by address', address, now)
    const id = await createAccount(sql, { email, passwordHash, userType, metadata, confirmedAt: now, now })
    if (!id) throw new AuthError('user_already_exists')
    return startSession(sql, id, { method: 'password', staySignedIn: false, isFirst: true, now })
  })
  return presentSession(keys, account, session, now)
}

/**
 * The answer is the same for a new address and for one that has an account; the mail tells them apart. An account that
 * never proved its address is replaced. If the two sign-ups do not agree on the password, the account gets none: whoever
 * receives the code is let in and chooses one, and a stranger who had signed up with their address gains nothing.
 */
async function signUpUnconfirmed(deps: Deps, { email, password, metadata, address }: SignUpAttempt) {
  const userType = signUpUserType(metadata.user_type)
  const existing = await findAccountByEmail(deps.db, email)
  const [hash, agrees] = await Promise.all([
    hashPassword(password),
    verifyPassword(password, existing?.encrypted_password),
  ])
  const now = deps.clock()
  const id = await deps.db.asService(async (sql) => {
    await countAgainst(sql, 'sign-up by address', address, now)
    await sql`delete from auth.users where email = ${email} and email_confirmed_at is null`
    const passwordHash = existing && !agrees ? null : hash
    const created = await createAccount(sql, { email, passwordHash, userType, metadata, confirmedAt: null, now })
    await requestCode(sql, deps, { purpose: 'signup', email, address })
    return created
  })
  return {
    id: id ?? crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: emailAppMetadata(userType),
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
