import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { Asker } from '../../../identity/asker.ts'
import { redeemCode } from '../../../identity/one-time-codes.ts'
import { stepOfCode } from '../../../identity/totp.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Account, AccountFactor } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import { countFactorTry, giveBackFactorTry } from '../limits-by-side.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import type { SignedIn } from '../sessions/require-session.ts'
import type { Session } from '../sessions/session.ts'
import { type Device, trustDevice } from '../sign-in/trusted-devices.ts'

interface Attempt {
  factor: AccountFactor
  challengeId: string
  code: string
  device: Device
  from: Asker
  now: Date
}

/** Checks the code of a challenge: the factor becomes verified, and the session `aal2`. */
export async function verifyFactor(
  { db, jobs }: Deps,
  { account, session }: SignedIn,
  { factor, challengeId, code, device, from, now }: Attempt,
): Promise<{ account: Account; session: Session }> {
  // Only a verified factor completes a sign-in: otherwise anybody who enrols a new one would get in.
  if (session.second_step_due && factor.status === 'unverified') throw new AuthError('insufficient_aal')
  const counted = await db.asService((sql) => countFactorTry(sql, account, from, now))
  const sentTo = factor.phone
  if (sentTo !== undefined) {
    // Own transaction, so that a failed attempt is counted although the request fails.
    const redeemed = await db.asService((sql) =>
      redeemCode(sql, { sentTo, purposes: ['phone_factor'], userId: account.id, code, from, now }),
    )
    if (!redeemed) throw new AuthError('mfa_verification_failed', { message: 'Invalid MFA Phone code entered' })
  }
  return db.asService(async (sql) => {
    const [challenge] = await sql<{ expires_at: Date }[]>`
      delete from auth.challenges where id = ${challengeId} and factor_id = ${factor.id} returning expires_at`
    if (!challenge || challenge.expires_at <= now) throw new AuthError('mfa_challenge_expired')
    if (factor.factor_type === 'totp') await useTotpCode(sql, factor.id, code, now)
    await sql`update auth.factors set status = 'verified', updated_at = ${now} where id = ${factor.id}`
    if (factor.status === 'unverified') {
      // Also ends sessions that a mailed code raised to `aal2`: the account now requires a stronger factor.
      await sql`delete from auth.sessions where user_id = ${account.id} and id <> ${session.id}`
      const data = { isOn: true, isPhone: factor.factor_type === 'phone' }
      if (account.email) await queueMail(sql, jobs, { to: account.email, template: 'second-factor-changed', data })
    }
    await trustDevice(sql, account.id, device, now)
    await giveBackFactorTry(sql, counted)
    const method = factor.factor_type === 'phone' ? 'mfa/phone' : 'totp'
    return raiseSession(sql, { userId: account.id, sessionId: session.id, method, now })
  })
}

/** Replay protection: each TOTP code is accepted once. */
async function useTotpCode(sql: Transaction, factorId: string, code: string, now: Date): Promise<void> {
  const [factor] = await sql<{ secret: string; last_used_step: string }[]>`
    select secret, last_used_step from auth.factors where id = ${factorId} for update`
  const step = factor && stepOfCode(factor.secret, code, now)
  if (step === undefined || step <= Number(factor?.last_used_step)) throw new AuthError('mfa_verification_failed')
  await sql`update auth.factors set last_used_step = ${step} where id = ${factorId}`
}
