import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import { type Account, isBanned, readAccount } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import type { Exchange } from '../codes/exchange-codes.ts'
import type { Device } from '../sign-in/trusted-devices.ts'
import { isSecondStepDue } from './second-step-due.ts'
import { type Session, startSession } from './session.ts'

/** Opens a session for somebody authenticated by a provider or a link; the second step may still be due. */
export async function startProvedSession(
  sql: Transaction,
  { settings, clock }: Deps,
  { userId, method, provider, isFirst }: Exchange,
  device: Device | undefined,
): Promise<{ account: Account; session: Session }> {
  const now = clock()
  const account = await readAccount(sql, userId)
  if (isBanned(account, now)) throw new AuthError('user_banned')
  const secondStepDue = await isSecondStepDue(sql, settings, account, device, now)
  return startSession(sql, account, {
    method,
    provider,
    staySignedIn: false,
    isFirst,
    secondStepDue,
    device: device?.name,
    now,
  })
}
