import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { createAccount, type Metadata } from '../../../identity/create-account.ts'
import type { OidcPerson, OidcProvider } from '../../../identity/oidc/oidc-provider.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { readAccount } from '../accounts/account.ts'
import { addIdentity } from '../accounts/add-identity.ts'
import { AuthError } from '../auth-error.ts'
import { emailField } from '../fields.ts'

type Provider = Pick<OidcProvider, 'name' | 'label'>

/**
 * Account of a person authenticated by a provider: the linked one, or the one with their address, or a new one. The
 * address counts only if the provider has verified it; an account that never confirmed that address is deleted.
 */
export async function admitOidcPerson(
  sql: Transaction,
  deps: Deps,
  provider: Provider,
  person: OidcPerson,
): Promise<{ userId: string; isFirst: boolean }> {
  const now = deps.clock()
  const known = await ownerOf(sql, provider, person)
  if (known) {
    await addIdentity(sql, {
      userId: known,
      provider: provider.name,
      subject: person.subject,
      data: dataOf(person),
      now,
    })
    return { userId: known, isFirst: false }
  }
  const email = provedEmailOf(person)
  await sql`delete from auth.users where email = ${email} and email_confirmed_at is null and phone_confirmed_at is null`
  const [namesake] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
  if (namesake) {
    await addWayIn(sql, deps, provider, person, namesake.id)
    return { userId: namesake.id, isFirst: false }
  }
  if (!deps.settings.SIGN_UP || deps.site.refusalOf('sign_ups')) throw new AuthError('signup_disabled')
  const userId = await createAccount(sql, {
    email,
    passwordHash: null,
    userType: 'patient',
    metadata: person.name === undefined ? {} : { name: person.name },
    confirmedAt: now,
    provider: { name: provider.name, subject: person.subject, data: dataOf(person) },
    now,
  })
  if (!userId) throw new AuthError('user_already_exists')
  return { userId, isFirst: true }
}

/** Links a provider identity to the signed-in account, unless another account has it. */
export async function linkOidcPerson(
  sql: Transaction,
  deps: Deps,
  provider: Provider,
  person: OidcPerson,
  userId: string,
): Promise<void> {
  const owner = await ownerOf(sql, provider, person)
  if (owner) throw new AuthError('identity_already_exists')
  await addWayIn(sql, deps, provider, person, userId)
}

/** Mails the owner of the account, even if somebody else added the identity. */
async function addWayIn(
  sql: Transaction,
  { clock, jobs }: Deps,
  provider: Provider,
  person: OidcPerson,
  userId: string,
): Promise<void> {
  const identity = { userId, provider: provider.name, subject: person.subject, data: dataOf(person), now: clock() }
  await addIdentity(sql, identity)
  const { email } = await readAccount(sql, userId)
  if (!email) return
  const data = { label: provider.label, isAdded: true }
  await queueMail(sql, jobs, { to: email, template: 'way-in-changed', data })
}

async function ownerOf(sql: Transaction, { name }: Provider, { subject }: OidcPerson): Promise<string | undefined> {
  const [identity] = await sql<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${name} and provider_id = ${subject} for update`
  return identity?.user_id
}

function provedEmailOf({ email, isEmailVerified }: OidcPerson): string {
  const parsed = emailField.safeParse(email)
  if (!parsed.success) throw new AuthError('email_address_not_provided')
  if (!isEmailVerified) throw new AuthError('provider_email_needs_verification')
  return parsed.data
}

function dataOf({ subject, email, isEmailVerified, name }: OidcPerson): Metadata {
  return {
    sub: subject,
    ...(email !== undefined && { email, email_verified: isEmailVerified }),
    ...(name !== undefined && { name }),
  }
}
