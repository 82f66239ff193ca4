import type { Context } from 'hono'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { noteProviders } from '../../../identity/note-providers.ts'
import type { OidcProviders } from '../../../identity/oidc/oidc-providers.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account, AccountIdentity } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import type { RequireSession } from '../sessions/require-session.ts'

/** `DELETE /user/identities/:id`. The last way into an account stays. */
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
      // Sessions opened through it may be somebody else's: they end.
      await sql`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
      const label = providers.labels[identity.provider] ?? labels[identity.provider] ?? identity.provider
      if (account.email)
        await queueMail(sql, jobs, { to: account.email, template: 'way-in-changed', data: { label, isAdded: false } })
    })
    return c.json({})
  }
}

const labels: Record<string, string> = { email: 'votre mot de passe', phone: 'votre téléphone' }

/** Mutex (row lock): two removals at once would each count the other's identity as the one that is left. */
async function refuseIfLast(sql: Transaction, { id }: Account): Promise<void> {
  await sql`select from auth.users where id = ${id} for update`
  const left = await sql`select from auth.identities where user_id = ${id}`
  if (left.count <= 1) throw new AuthError('single_identity_not_deletable')
}

/** The password goes with the address, the number with itself; the address stays as the way to write to the person. */
async function takeAway(sql: Transaction, { id }: Account, { id: identityId, provider }: AccountIdentity) {
  await sql`delete from auth.identities where id = ${identityId}`
  if (provider === 'email') await sql`update auth.users set encrypted_password = null where id = ${id}`
  if (provider === 'phone') await sql`update auth.users set phone = null, phone_confirmed_at = null where id = ${id}`
  await noteProviders(sql, id)
}
