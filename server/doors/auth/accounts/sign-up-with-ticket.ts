import { signUpUserType } from '#domain/auth/sign-up-user-type.ts'
import type { Deps } from '../../../deps.ts'
import type { Asker } from '../../../identity/asker.ts'
import { createAccount, type Metadata, type Reach } from '../../../identity/create-account.ts'
import { hashPassword } from '../../../identity/password-hash.ts'
import { completeRegistration, findRegistration } from '../../../identity/registrations.ts'
import { AuthError } from '../auth-error.ts'
import { presentSession, startSession } from '../sessions/session.ts'
import { type Device, trustDevice } from '../sign-in/trusted-devices.ts'
import { readAccount } from './account.ts'

export interface SignUpAttempt {
  reach: Reach
  password: string
  metadata: Metadata
  codeChallenge: string | undefined
  from: Asker
  device: Device
}

/**
 * Sign-up with a ticket, which proves that the address was verified before: the account is opened at once, and an
 * existing account is reported.
 */
export async function signUpWithTicket(deps: Deps, attempt: SignUpAttempt, ticket: string) {
  const { db, keys, clock } = deps
  const { reach, password, metadata, device } = attempt
  const { email } = reach
  if (email === undefined) throw new AuthError('otp_expired')
  const asked = clock()
  // Checked before the expensive hash, and again under a lock after it.
  const claimed = await db.asService((sql) => findRegistration(sql, ticket, asked))
  if (claimed?.email !== email) throw new AuthError('otp_expired')
  const passwordHash = await hashPassword(password)
  const userType = signUpUserType(metadata.user_type)
  const now = clock()
  const { account, session } = await db.asService(async (sql) => {
    const registration = await findRegistration(sql, ticket, now)
    if (registration?.email !== email) throw new AuthError('otp_expired')
    await sql`delete from auth.users where email = ${email} and email_confirmed_at is null and phone_confirmed_at is null`
    const id = await createAccount(sql, { email, passwordHash, userType, metadata, confirmedAt: now, now })
    if (!id) throw new AuthError('user_already_exists')
    await completeRegistration(sql, registration.id, id)
    await trustDevice(sql, id, device, now)
    return startSession(sql, await readAccount(sql, id), {
      method: 'otp',
      staySignedIn: false,
      isFirst: true,
      device: device.name,
      now,
    })
  })
  return presentSession(keys, account, session, now)
}
