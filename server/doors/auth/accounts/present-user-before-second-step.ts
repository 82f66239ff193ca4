import { maskedEmail } from '#domain/auth/masked-email.ts'
import { maskedPhone } from '#domain/auth/phone-number.ts'
import type { Account, AccountFactor } from './account.ts'

/**
 * Account as a password alone may show it, since it may be stolen: the factors that complete the sign-in, and where a
 * code goes, masked. In the format of the official client's `User`.
 */
export function presentUserBeforeSecondStep({ id, email, factors }: Account) {
  const usable = factors.filter(({ status }) => status === 'verified').map(presentFactor)
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email === null ? '' : maskedEmail(email),
    phone: '',
    app_metadata: {},
    user_metadata: {},
    factors: usable.length > 0 ? usable : undefined,
  }
}

/** Without the name that the person gave it. */
function presentFactor({ id, factor_type, status, created_at, updated_at, phone }: AccountFactor) {
  const masked = phone === undefined ? {} : { phone: maskedPhone(phone) }
  return { id, factor_type, status, created_at, updated_at, ...masked }
}
