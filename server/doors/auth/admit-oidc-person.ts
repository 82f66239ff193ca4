import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { createAccount, type Metadata } from '../../identity/create-account.ts'
import type { OidcPerson, OidcProvider } from '../../identity/oidc/oidc-provider.ts'
import { addIdentity } from './add-identity.ts'
import { AuthError } from './auth-error.ts'
import { emailField } from './fields.ts'

type ProviderName = Pick<OidcProvider, 'name'>

/**
 * The account of somebody a provider vouches for: the one they came to before, or the one with their address, or a new
 * one. An address counts only if the provider has proved it; an account that never proved the same address gives way.
 */
export async function admitOidcPerson(
  sql: Transaction,
  { settings, clock }: Deps,
  provider: ProviderName,
  person: OidcPerson,
): Promise<{ userId: string; isFirst: boolean }> {
  const now = clock()
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
    const identity = {
      userId: namesake.id,
      provider: provider.name,
      subject: person.subject,
      data: dataOf(person),
      now,
    }
    await addIdentity(sql, identity)
    return { userId: namesake.id, isFirst: false }
  }
  if (!settings.SIGN_UP) throw new AuthError('signup_disabled')
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

/** Adds the way in to the account of somebody signed in, unless it leads to another account. */
export async function linkOidcPerson(
  sql: Transaction,
  { clock }: Deps,
  provider: ProviderName,
  person: OidcPerson,
  userId: string,
): Promise<void> {
  const owner = await ownerOf(sql, provider, person)
  if (owner) throw new AuthError('identity_already_exists')
  await addIdentity(sql, {
    userId,
    provider: provider.name,
    subject: person.subject,
    data: dataOf(person),
    now: clock(),
  })
}

async function ownerOf(sql: Transaction, { name }: ProviderName, { subject }: OidcPerson): Promise<string | undefined> {
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
