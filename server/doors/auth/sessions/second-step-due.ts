import { isDemoAccount } from '#domain/auth/demo-accounts.ts'
import { needsSecondStep } from '#domain/auth/second-step.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { RedeemedCode } from '../../../identity/one-time-codes.ts'
import type { Settings } from '../../../settings.ts'
import { type Account, hasVerifiedFactor, userTypeOfAccount } from '../accounts/account.ts'
import { type Device, isTrustedDevice } from '../sign-in/trusted-devices.ts'

/**
 * True if a second factor is still needed. Demonstration accounts are exempt: a button
 * signs them in, and nobody reads their mail.
 */
export async function isSecondStepDue(
  sql: Transaction,
  settings: Settings,
  account: Account,
  device: Device | undefined,
  now: Date,
): Promise<boolean> {
  const hasApp = hasVerifiedFactor(account)
  if (!settings.SECOND_STEP || (settings.DEMO && isDemoAccount(account.email))) return hasApp
  const knowsDevice = device !== undefined && (await isTrustedDevice(sql, account.id, device, now))
  const isAlways = hasApp || account.second_step_always
  return needsSecondStep({ userType: userTypeOfAccount(account), isAlways, knowsDevice })
}

/**
 * Same after a code that was sent. For a patient a mailed code is the second factor itself, and for an account without
 * an address a texted one: nothing else could follow. A new account was just confirmed, and a password recovery
 * continues with choosing a password.
 */
export async function isSecondStepDueAfterCode(
  sql: Transaction,
  settings: Settings,
  account: Account,
  { purpose, sent_to: sentTo }: RedeemedCode,
  device: Device,
  now: Date,
): Promise<boolean> {
  const isOptional = userTypeOfAccount(account) === 'patient' && !account.second_step_always
  const isTheStep = account.email === null || (isOptional && sentTo === account.email)
  if (purpose === 'signup' || purpose === 'recovery' || isTheStep) return hasVerifiedFactor(account)
  return isSecondStepDue(sql, settings, account, device, now)
}
