import type { Deps } from '../../../deps.ts'
import type { Metadata } from '../../../identity/create-account.ts'
import { readAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { countAgainst, refuseUsedUp } from '../limits.ts'
import { presentSession, startSession } from '../sessions/session.ts'

/** Creates an anonymous account, if the deployment allows them. */
export async function signInAnonymously({ db, keys, clock, settings }: Deps, metadata: Metadata, address: string) {
  if (!settings.ANONYMOUS_SIGN_IN) throw new AuthError('anonymous_provider_disabled')
  const now = clock()
  refuseUsedUp('sign-up by address', address, now)
  const { account, session } = await db.asService(async (sql) => {
    await countAgainst(sql, 'sign-up by address', address, now)
    const [user] = await sql<{ id: string }[]>`
      insert into auth.users (is_anonymous, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (true, ${sql.json({ user_type: 'patient' })}, ${sql.json(metadata)}, ${now}, ${now}) returning id`
    if (!user) throw new Error('the account was not written')
    return startSession(sql, await readAccount(sql, user.id), {
      method: 'anonymous',
      staySignedIn: false,
      isFirst: true,
      now,
    })
  })
  return presentSession(keys, account, session, now)
}
