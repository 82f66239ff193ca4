import { z } from 'zod'
import { userTypeOf } from '#domain/profile/user-type.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { createAccount } from '../../identity/create-account.ts'
import { hashPassword } from '../../identity/password-hash.ts'
import { type Account, readAccount } from './account.ts'
import { AuthError } from './auth-error.ts'
import { changeEmail } from './change-email.ts'
import { changePhone } from './change-phone.ts'
import { checkNewPassword } from './check-new-password.ts'
import { metadataField, passwordField } from './fields.ts'
import { reachFields } from './reach.ts'

/** `none`, or a length of time such as `24h` or `1h30m`. */
const banDuration = z
  .string()
  .regex(/^(none|(\d+(\.\d+)?(h|m|s))+)$/, 'invalid format for ban duration')
  .transform((text) => {
    if (text === 'none') return 0
    const seconds = { h: 3600, m: 60, s: 1 }
    const parts = text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)
    return [...parts].reduce((sum, [, n, unit]) => sum + Number(n) * seconds[unit as keyof typeof seconds], 0)
  })

export const adminUserFields = z.object({
  email: reachFields.email,
  phone: reachFields.phone,
  password: passwordField.optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  ban_duration: banDuration.optional(),
})

type Wishes = z.infer<typeof adminUserFields>

export async function createUserAsAdmin(deps: Deps, wishes: Wishes): Promise<Account> {
  const { email, phone, password, app_metadata: appMetadata } = wishes
  const { AUTOMATIC_CONFIRMATION: isAutomatic } = deps.settings
  const reach = email === undefined ? phone !== undefined && { phone } : { email }
  if (!reach)
    throw new AuthError('validation_failed', { message: 'Cannot create a user without either an email or phone' })
  const passwordHash = await hashOf(deps, password)
  const now = deps.clock()
  const isConfirmed = isAutomatic || (email === undefined ? wishes.phone_confirm : wishes.email_confirm)
  return deps.db.asService(async (sql) => {
    const id = await createAccount(sql, {
      ...reach,
      passwordHash: passwordHash ?? null,
      userType: userTypeOf(appMetadata?.user_type),
      metadata: wishes.user_metadata ?? {},
      confirmedAt: isConfirmed ? now : null,
      now,
    })
    if (!id) throw new AuthError(email === undefined ? 'phone_exists' : 'email_exists')
    return applyMetadata(sql, id, { ...wishes, user_metadata: undefined }, now)
  })
}

/** What makes tokens already given untrue (a password, a ban, a type) ends the sessions they belong to. */
export async function updateUserAsAdmin(deps: Deps, account: Account, wishes: Wishes): Promise<Account> {
  const { email, phone, email_confirm, phone_confirm, ban_duration, app_metadata: appMetadata } = wishes
  const passwordHash = await hashOf(deps, wishes.password)
  const now = deps.clock()
  return deps.db.asService(async (sql) => {
    if (email !== undefined && email !== account.email && !(await changeEmail(sql, deps, account, email, null)))
      throw new AuthError('email_exists')
    if (phone !== undefined && phone !== account.phone && !(await changePhone(sql, deps, account, phone, null)))
      throw new AuthError('phone_exists')
    if (passwordHash !== undefined)
      await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${account.id}`
    if (email_confirm)
      await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}) where id = ${account.id}`
    if (phone_confirm)
      await sql`update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, ${now}) where id = ${account.id}`
    if (passwordHash !== undefined || ban_duration || appMetadata?.user_type !== undefined)
      await sql`delete from auth.sessions where user_id = ${account.id}`
    return applyMetadata(sql, account.id, wishes, now)
  })
}

async function applyMetadata(sql: Transaction, id: string, wishes: Wishes, now: Date): Promise<Account> {
  const { user_metadata: said, app_metadata: app, ban_duration: ban } = wishes
  const bannedUntil = ban ? new Date(now.getTime() + ban * 1000) : null
  await sql`
    update auth.users set updated_at = ${now},
      raw_user_meta_data = raw_user_meta_data || ${sql.json(said ?? {})},
      raw_app_meta_data = raw_app_meta_data || ${sql.json({ ...app, ...(app?.user_type !== undefined && { user_type: userTypeOf(app.user_type) }) })},
      banned_until = case when ${ban === undefined} then banned_until else ${bannedUntil} end
    where id = ${id}`
  return readAccount(sql, id)
}

async function hashOf({ settings }: Deps, password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined
  checkNewPassword(password, settings.PASSWORD_MIN_LENGTH)
  return hashPassword(password)
}
