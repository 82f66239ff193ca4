import type { Context } from 'hono'
import { z } from 'zod'
import { isFreshlyAuthenticated } from '#domain/auth/fresh-authentication.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { Asker } from '../../../identity/asker.ts'
import type { Metadata } from '../../../identity/create-account.ts'
import { redeemCode } from '../../../identity/one-time-codes.ts'
import { hashPassword, verifyPassword } from '../../../identity/password-hash.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { AuthError } from '../auth-error.ts'
import { challengeFields, challengeOf } from '../codes/code-challenge.ts'
import { requestCode } from '../codes/request-code.ts'
import { hasUsedFactor } from '../factors/has-used-factor.ts'
import { emailField, metadataField, passwordField } from '../fields.ts'
import { countAgainst } from '../limits.ts'
import { phoneField, refuseUnlessTexted } from '../reach.ts'
import { readBody } from '../read-body.ts'
import type { RequireSession, SignedIn } from '../sessions/require-session.ts'
import { blocked, failuresInSession, recordFailure, refuseWhileBlocked } from '../sign-in/sign-in-failures.ts'
import { askerOf } from '../sign-in/trusted-devices.ts'
import { type Account, hasVerifiedFactor, readAccount } from './account.ts'
import { addIdentity } from './add-identity.ts'
import { changeEmail } from './change-email.ts'
import { changePhone } from './change-phone.ts'
import { checkNewPassword } from './check-new-password.ts'
import { presentUser } from './present-user.ts'

const body = z.object({
  email: emailField.optional(),
  phone: phoneField.optional(),
  password: passwordField.optional(),
  current_password: passwordField.optional(),
  nonce: z.string().optional(),
  data: metadataField.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})

type UserFields = z.infer<typeof body>

/** `PUT /user`: metadata, password, address and phone number. */
export function updateUser(deps: Deps, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const signedIn = await requireSession(c)
    const fields = await readBody(c, body)
    const { account, session } = signedIn
    const from = askerOf(c, session)
    if (fields.app_metadata !== undefined) throw new AuthError('not_admin')
    const newEmail = fields.email === account.email ? undefined : fields.email
    const newPhone = fields.phone === account.phone ? undefined : fields.phone
    if (newEmail || newPhone || fields.password !== undefined)
      await requireReauthentication(deps, signedIn, fields, from)
    const newHash = fields.password === undefined ? undefined : await hashNewPassword(deps, account, fields.password)
    const updated = await deps.db.asService(async (sql) => {
      if (fields.data) await mergeMetadata(sql, account, fields.data)
      if (newHash) await changePassword(sql, deps, account, session.id, newHash)
      if (newEmail)
        await moveToEmail(sql, deps, signedIn, {
          email: newEmail,
          codeChallenge: challengeOf(fields),
          from,
        })
      if (newPhone) await moveToPhone(sql, deps, signedIn, newPhone, from)
      await sql`update auth.users set updated_at = ${deps.clock()} where id = ${account.id}`
      return readAccount(sql, account.id)
    })
    return c.json(presentUser(updated))
  }
}

/** Re-authentication, against account takeover with a session left open on a shared computer. */
async function requireReauthentication(
  { db, clock }: Deps,
  { account, session }: SignedIn,
  { nonce, current_password: password }: UserFields,
  from: Asker,
): Promise<void> {
  const now = clock()
  if (hasVerifiedFactor(account) && !hasUsedFactor(session)) throw new AuthError('insufficient_aal', { status: 401 })
  if (nonce === undefined && password === undefined) {
    if (account.is_anonymous || isFreshlyAuthenticated(session.amr, now)) return
    throw new AuthError('reauthentication_needed')
  }
  const sentTo = account.email ?? account.phone ?? ''
  if (nonce !== undefined) {
    const redeemed = await db.asService(async (sql) => {
      await countAgainst(sql, 'code try by address', from.address, now)
      return redeemCode(sql, { sentTo, purposes: ['reauthentication'], userId: account.id, code: nonce, from, now })
    })
    if (!redeemed) throw new AuthError('reauthentication_not_valid')
    return
  }
  // Wrong passwords count towards the same block as at sign-in, but separately from attempts of strangers.
  const failures = failuresInSession(account.id)
  await refuseWhileBlocked(db, failures, now)
  if (await verifyPassword(password ?? '', account.encrypted_password)) return
  const { blockedUntil } = await db.asService((sql) => recordFailure(sql, failures, now))
  throw blockedUntil ? blocked(blockedUntil, now) : new AuthError('invalid_credentials')
}

async function hashNewPassword({ settings }: Deps, account: Account, password: string): Promise<string> {
  checkNewPassword(password, settings.PASSWORD_MIN_LENGTH)
  if (await verifyPassword(password, account.encrypted_password)) throw new AuthError('same_password')
  return hashPassword(password)
}

/** Merges key by key; null removes a key. */
async function mergeMetadata(sql: Transaction, account: Account, data: Metadata): Promise<void> {
  const gone = Object.keys(data).filter((key) => data[key] === null)
  const [merged] = await sql<{ raw_user_meta_data: Metadata }[]>`
    update auth.users set raw_user_meta_data = (raw_user_meta_data || ${sql.json(data)}) - ${gone}::text[]
    where id = ${account.id} returning raw_user_meta_data`
  const parsed = metadataField.safeParse(merged?.raw_user_meta_data)
  if (!parsed.success) throw new AuthError('validation_failed', { message: parsed.error.issues[0]?.message })
}

/**
 * Changes the password, ends all other sessions and mails the person. An account opened through a provider gets an
 * email identity too, so that the provider can be unlinked.
 */
async function changePassword(
  sql: Transaction,
  { jobs, clock }: Deps,
  account: Account,
  sessionId: string,
  passwordHash: string,
): Promise<void> {
  await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${account.id}`
  await sql`delete from auth.sessions where user_id = ${account.id} and id <> ${sessionId}`
  await sql`delete from auth.one_time_codes where user_id = ${account.id} and purpose = 'recovery'`
  if (!account.email) return
  const data = { email: account.email, sub: account.id }
  await addIdentity(sql, { userId: account.id, provider: 'email', subject: account.id, data, now: clock() })
  await queueMail(sql, jobs, { to: account.email, template: 'password-changed', data: {} })
}

/**
 * Prevents account enumeration: with confirmed addresses, the answer does not reveal that another account has this one.
 */
async function moveToEmail(
  sql: Transaction,
  deps: Deps,
  { account, session }: SignedIn,
  { email, codeChallenge, from }: { email: string; codeChallenge: string | undefined; from: Asker },
): Promise<void> {
  if (deps.settings.AUTOMATIC_CONFIRMATION) {
    if (!(await changeEmail(sql, deps, account, email, session.id))) throw new AuthError('email_exists')
    return
  }
  await sql`update auth.users set new_email = ${email} where id = ${account.id}`
  await requestCode(sql, deps, { purpose: 'email_change', to: { email }, userId: account.id, codeChallenge, from })
}

async function moveToPhone(
  sql: Transaction,
  deps: Deps,
  { account, session }: SignedIn,
  phone: string,
  from: Asker,
): Promise<void> {
  if (deps.settings.AUTOMATIC_CONFIRMATION) {
    if (!(await changePhone(sql, deps, account, phone, session.id))) throw new AuthError('phone_exists')
    return
  }
  refuseUnlessTexted(phone, deps.settings)
  await sql`update auth.users set new_phone = ${phone} where id = ${account.id}`
  await requestCode(sql, deps, { purpose: 'phone_change', to: { phone }, userId: account.id, from })
}
