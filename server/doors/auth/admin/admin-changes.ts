import { z } from 'zod'
import { userTypeOf } from '#domain/profile/user-type.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { createAccount, type Metadata } from '../../../identity/create-account.ts'
import { hashPassword, isPasswordHash } from '../../../identity/password-hash.ts'
import { type Account, readAccount } from '../accounts/account.ts'
import { addIdentity } from '../accounts/add-identity.ts'
import { changeEmail } from '../accounts/change-email.ts'
import { changePhone } from '../accounts/change-phone.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { AuthError } from '../auth-error.ts'
import { metadataField, passwordField } from '../fields.ts'
import { reachFields } from '../reach.ts'

/** `none`, or a duration such as `24h` or `1h30m`. */
const banDuration = z
  .string()
  .regex(/^(none|(\d+(\.\d+)?(h|m|s))+)$/, 'invalid format for ban duration')
  .transform((text) => {
    if (text === 'none') return 0
    const seconds = { h: 3600, m: 60, s: 1 }
    const parts = text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)
    return [...parts].reduce((sum, [, n, unit]) => sum + Number(n) * seconds[unit as keyof typeof seconds], 0)
  })

/**
 * All fields of the protocol: unsupported ones are refused with a message, so that an import loses nothing silently.
 */
export const adminUserFields = z.strictObject(
  {
    id: z.uuid('id must be a UUID').optional(),
    email: reachFields.email,
    phone: reachFields.phone,
    password: passwordField.optional(),
    password_hash: z
      .string('password_hash must be a string')
      .refine(isPasswordHash, 'password_hash must be an argon2id hash ($argon2id$v=19$m=…,t=…,p=…$salt$hash)')
      .optional(),
    email_confirm: z.boolean('email_confirm must be a boolean').optional(),
    phone_confirm: z.boolean('phone_confirm must be a boolean').optional(),
    user_metadata: metadataField.nullish(),
    app_metadata: metadataField.nullish(),
    ban_duration: banDuration.optional(),
    role: z
      .enum(['', 'authenticated'], 'role must be authenticated: what a person may do follows app_metadata.user_type')
      .optional(),
    aud: z.enum(['', 'authenticated'], 'aud must be authenticated').optional(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} cannot be set` : undefined) },
)

type UserFields = z.infer<typeof adminUserFields>

export async function createUserAsAdmin(deps: Deps, fields: UserFields): Promise<Account> {
  const { id, email, phone, app_metadata: appMetadata } = fields
  const reach = email === undefined ? phone !== undefined && { phone } : { email }
  if (!reach)
    throw new AuthError('validation_failed', { message: 'Cannot create a user without either an email or phone' })
  const passwordHash = await hashOf(deps, fields)
  const now = deps.clock()
  const { AUTOMATIC_CONFIRMATION: isAutomatic } = deps.settings
  const provedAt = (isProved = isAutomatic) => (isProved ? now : null)
  return deps.db.asService(async (sql) => {
    if (id !== undefined && (await isTaken(sql, id)))
      throw new AuthError('conflict', { message: 'A user with this id already exists' })
    const created = await createAccount(sql, {
      ...reach,
      ...(id !== undefined && { id }),
      passwordHash: passwordHash ?? null,
      userType: userTypeOf(appMetadata?.user_type),
      metadata: withoutNulls(fields.user_metadata ?? {}),
      confirmedAt: provedAt(email === undefined ? fields.phone_confirm : fields.email_confirm),
      now,
    })
    if (!created) throw new AuthError(email === undefined ? 'phone_exists' : 'email_exists')
    if (email !== undefined && phone !== undefined)
      await addPhone(sql, created, phone, provedAt(fields.phone_confirm), now)
    return applyMetadata(sql, created, { ...fields, user_metadata: undefined }, now)
  })
}

async function isTaken(sql: Transaction, id: string): Promise<boolean> {
  const [taken] = await sql`select from auth.users where id = ${id}`
  return taken !== undefined
}

/** Adds a phone number to an account opened with an address. */
async function addPhone(
  sql: Transaction,
  userId: string,
  phone: string,
  confirmedAt: Date | null,
  now: Date,
): Promise<void> {
  const [added] = await sql`
    update auth.users set phone = ${phone}, phone_confirmed_at = ${confirmedAt}
    where id = ${userId} and not exists (select from auth.users where phone = ${phone}) returning id`
  if (!added) throw new AuthError('phone_exists')
  await addIdentity(sql, { userId, provider: 'phone', subject: userId, data: { phone, sub: userId }, now })
}

/** A new password ends the sessions; at a ban or another type the database ends them. */
export async function updateUserAsAdmin(deps: Deps, account: Account, fields: UserFields): Promise<Account> {
  const { email, phone, email_confirm, phone_confirm, ban_duration, app_metadata: appMetadata } = fields
  if (fields.id !== undefined && fields.id !== account.id)
    throw new AuthError('validation_failed', { message: 'id cannot be changed' })
  const passwordHash = await hashOf(deps, fields)
  const now = deps.clock()
  return deps.db.asService(async (sql) => {
    if (email !== undefined && email !== account.email && !(await changeEmail(sql, deps, account, email, null)))
      throw new AuthError('email_exists')
    if (phone !== undefined && phone !== account.phone && !(await changePhone(sql, deps, account, phone, null)))
      throw new AuthError('phone_exists')
    if (passwordHash !== undefined) {
      await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${account.id}`
      await sql`delete from auth.sessions where user_id = ${account.id}`
    }
    if (email_confirm)
      await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}) where id = ${account.id}`
    if (phone_confirm)
      await sql`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, ${now}) where id = ${account.id}`
    if (ban_duration || appMetadata?.user_type !== undefined) await deps.jobs.enqueue(sql, 'end-abandoned-rooms', {})
    return applyMetadata(sql, account.id, fields, now)
  })
}

async function applyMetadata(sql: Transaction, id: string, fields: UserFields, now: Date): Promise<Account> {
  const { user_metadata, app_metadata, ban_duration: ban } = fields
  const said: Metadata = user_metadata ?? {}
  const app: Metadata = { ...app_metadata }
  if (app.user_type !== undefined) app.user_type = userTypeOf(app.user_type)
  const bannedUntil = ban ? new Date(now.getTime() + ban * 1000) : null
  await sql`
    update auth.users set updated_at = ${now},
      raw_user_meta_data = (raw_user_meta_data || ${sql.json(said)}) - ${nullKeys(said)}::text[],
      raw_app_meta_data = (raw_app_meta_data || ${sql.json(app)}) - ${nullKeys(app)}::text[],
      banned_until = case when ${ban === undefined} then banned_until else ${bannedUntil} end
    where id = ${id}`
  return readAccount(sql, id)
}

/** Null removes a key, as on the reference server. */
function nullKeys(metadata: Metadata): string[] {
  return Object.keys(metadata).filter((key) => metadata[key] === null)
}

function withoutNulls(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null))
}

async function hashOf({ settings }: Deps, { password, password_hash: hash }: UserFields): Promise<string | undefined> {
  if (password === undefined) return hash
  if (hash !== undefined)
    throw new AuthError('validation_failed', { message: 'Only a password or a password hash should be provided' })
  checkNewPassword(password, settings.PASSWORD_MIN_LENGTH)
  return hashPassword(password)
}
