import { Hono } from 'hono'
import { z } from 'zod'
import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { createAccount, type Metadata } from '../../../identity/create-account.ts'
import { type CodePurpose, issueCode } from '../../../identity/one-time-codes.ts'
import { hashPassword } from '../../../identity/password-hash.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { readAccount } from '../accounts/account.ts'
import { checkNewPassword } from '../accounts/check-new-password.ts'
import { presentUser } from '../accounts/present-user.ts'
import { AuthError } from '../auth-error.ts'
import { emailField, metadataField, passwordField } from '../fields.ts'
import { readBody } from '../read-body.ts'
import { allowedRedirect } from '../redirects.ts'
import type { RequireService } from './require-service.ts'

const linkBody = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: emailField,
  new_email: emailField.nullish(),
  password: passwordField.nullish(),
  data: metadataField.nullish(),
  redirect_to: z.string().nullish(),
})
const inviteBody = z.object({ email: emailField, data: metadataField.nullish() })

/** Purpose of the code, and its `type` in the link. */
const kinds = {
  signup: ['signup', 'signup'],
  invite: ['signup', 'invite'],
  magiclink: ['magiclink', 'magiclink'],
  recovery: ['recovery', 'recovery'],
  email_change_current: ['email_change', 'email_change'],
  email_change_new: ['email_change', 'email_change'],
} as const satisfies Record<z.infer<typeof linkBody>['type'], readonly [CodePurpose, string]>

/** `/admin/generate_link` and `/invite`: codes and links for the operator's programs, with the service key. */
export function createAdminLinkRoutes(deps: Deps, requireService: RequireService): Hono<HonoEnv> {
  const { db, clock, settings, jobs } = deps
  const routes = new Hono<HonoEnv>()

  routes.post('/admin/generate_link', async (c) => {
    await requireService(c)
    const { type, email, new_email, password, data, redirect_to } = await readBody(c, linkBody)
    const redirectTo = allowedRedirect(c.req.query('redirect_to') ?? redirect_to ?? undefined, settings)
    const [purpose, linkType] = kinds[type]
    const passwordHash = password ? await hashNew(deps, password) : null
    const now = clock()
    const { account, issued } = await db.asService(async (sql) => {
      const id = await accountFor(sql, { type, email, passwordHash, metadata: data ?? {}, now })
      if (purpose === 'email_change') await askToMove(sql, id, new_email)
      const sentTo = purpose === 'email_change' ? (new_email ?? '') : email
      const code = await issueCode(sql, { userId: id, purpose, sentTo, now })
      return { account: await readAccount(sql, id), issued: code }
    })
    return c.json({
      ...presentUser(account),
      action_link: `${settings.PUBLIC_URL}/auth/v1/verify?token=${issued.link}&type=${linkType}&redirect_to=${inQuery(redirectTo)}`,
      email_otp: issued.code,
      hashed_token: issued.link,
      redirect_to: redirectTo,
      verification_type: type,
    })
  })

  routes.post('/invite', async (c) => {
    await requireService(c)
    const { email, data } = await readBody(c, inviteBody)
    const now = clock()
    const account = await db.asService(async (sql) => {
      const id = await accountFor(sql, { type: 'invite', email, passwordHash: null, metadata: data ?? {}, now })
      const { code, link, expiresAt } = await issueCode(sql, { userId: id, purpose: 'signup', sentTo: email, now })
      await queueMail(sql, jobs, { to: email, template: 'sign-up-code', data: { code, link }, uselessAfter: expiresAt })
      return readAccount(sql, id)
    })
    return c.json(presentUser(account))
  })

  return routes
}

/** Account of the address; link types that may create an account do so. */
async function accountFor(
  sql: Transaction,
  account: {
    type: z.infer<typeof linkBody>['type']
    email: string
    passwordHash: string | null
    metadata: Metadata
    now: Date
  },
): Promise<string> {
  const { type, email, passwordHash, metadata, now } = account
  const isNew = type === 'signup' || type === 'invite'
  if (isNew)
    await sql`delete from auth.users
      where email = ${email} and email_confirmed_at is null and phone_confirmed_at is null`
  const userType = signUpUserType(metadata.user_type)
  const created =
    isNew || type === 'magiclink'
      ? await createAccount(sql, { email, passwordHash, userType, metadata, confirmedAt: null, now })
      : undefined
  if (created) {
    if (type === 'invite') await sql`update auth.users set invited_at = ${now} where id = ${created}`
    return created
  }
  if (isNew) throw new AuthError('email_exists')
  const [known] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
  if (!known) throw new AuthError('user_not_found', { status: 404, message: 'User with this email not found' })
  return known.id
}

async function askToMove(sql: Transaction, id: string, newEmail: string | null | undefined): Promise<void> {
  if (!newEmail) throw new AuthError('validation_failed', { message: 'A new email address is required' })
  const [owner] = await sql`select from auth.users where email = ${newEmail}`
  if (owner) throw new AuthError('email_exists')
  await sql`update auth.users set new_email = ${newEmail} where id = ${id}`
}

async function hashNew({ settings }: Deps, password: string): Promise<string> {
  checkNewPassword(password, settings.PASSWORD_MIN_LENGTH)
  return hashPassword(password)
}

/** Not percent-encoded, as on the reference server: colons and slashes need no escape in a query. */
function inQuery(url: string): string {
  return encodeURIComponent(url).replaceAll('%3A', ':').replaceAll('%2F', '/')
}
