import type { Account, AccountIdentity } from './account.ts'

/** Account in the format of the official client's `User`. Unset fields are left out, as on the reference server. */
export function presentUser(account: Account) {
  const emailConfirmedAt = account.email_confirmed_at ?? undefined
  const phoneConfirmedAt = account.phone_confirmed_at ?? undefined
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email ?? '',
    phone: account.phone ?? '',
    email_confirmed_at: emailConfirmedAt,
    phone_confirmed_at: phoneConfirmedAt,
    confirmed_at: emailConfirmedAt ?? phoneConfirmedAt,
    new_email: account.new_email ?? undefined,
    new_phone: account.new_phone ?? undefined,
    invited_at: account.invited_at ?? undefined,
    banned_until: account.banned_until ?? undefined,
    last_sign_in_at: account.last_sign_in_at ?? undefined,
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: account.identities.map(presentIdentity),
    factors: account.factors.length > 0 ? account.factors : undefined,
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: account.is_anonymous,
  }
}

function presentIdentity({ id, provider_id, ...identity }: AccountIdentity) {
  return { identity_id: id, id: provider_id, ...identity, email: identity.identity_data.email }
}
