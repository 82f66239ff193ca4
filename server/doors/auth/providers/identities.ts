import type { Context } from 'hono'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import type { OidcProviders } from '../../../identity/oidc/oidc-providers.ts'
import { updateProviderList } from '../../../identity/update-provider-list.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account, AccountIdentity } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import type { RequireSession } from '../sessions/require-session.ts'

/** `DELETE /user/identities/:id`. The last identity of an account cannot be removed. */
export function unlinkIdentity({ db, jobs }: Deps, providers: OidcProviders, requireSession: RequireSession) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { account, session } = await requireSession(c)
    if (providers.isEmpty) throw new AuthError('manual_linking_disabled')
    if (account.identities.length <= 1) throw new AuthError('single_identity_not_deletable')
    const identity = account.identities.find(({ id }) => id === c.req.param('id'))
    if (!identity) throw new AuthError('identity_not_found')
    await db.asService(async (sql) => {
      await refuseIfLast(sql, account)
      await takeAway(sql, account, identity)
      // Sessions opened with the removed identity may belong to somebody else: end them.
      await sql`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
      const label = providers.labels[identity.provider] ?? labels[identity.provider] ?? identity.provider
      if (account.email)
        await queueMail(sql, jobs, { to: account.email, template: 'way-in-changed', data: { label, isAdded: false } })
    })
    return c.json({})
  }
}

const labels: Record<string, string> = { email: 'votre mot de passe', phone: 'votre téléphone' }

/** Mutex (row lock): two concurrent removals would each count the other's identity as remaining. */
async function refuseIfLast(sql: Transaction, { id }: Account): Promise<void> {
  await sql`select from auth.users where id = ${id} for update`
  const left = await sql`select from auth.identities where user_id = ${id}`
  if (left.count <= 1) throw new AuthError('single_identity_not_deletable')
}

/**
 * Removing the email identity removes the password and keeps the address, to write to the person; removing the phone
 * identity removes the number.
 */
async function takeAway(sql: Transaction, { id }: Account, { id: identityId, provider }: AccountIdentity) {
  await sql`delete from auth.identities where id = ${identityId}`
  if (provider === 'email') await sql`update auth.users set encrypted_password = null where id = ${id}`
  if (provider === 'phone') await sql`update auth.users set phone = null, phone_confirmed_at = null where id = ${id}`
  await updateProviderList(sql, id)
}
