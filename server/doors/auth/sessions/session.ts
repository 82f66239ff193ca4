import { type SessionLifetimeOptions, sessionLifetimeSeconds } from '#domain/auth/session-lifetime.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { SigningKeys } from '../../../identity/signing-keys.ts'
import { type Account, hasVerifiedFactor, userTypeOfAccount } from '../accounts/account.ts'
import { presentUser } from '../accounts/present-user.ts'
import { presentUserBeforeSecondStep } from '../accounts/present-user-before-second-step.ts'
import { AuthError } from '../auth-error.ts'
import { blocked, type FailureKeys, hexOf } from '../sign-in/sign-in-failures.ts'
import { writeRefreshToken } from './refresh-token.ts'

/** Authentication method and its time in seconds (`amr` claim). */
export interface AuthMethod {
  method: 'password' | 'otp' | 'recovery' | 'anonymous' | 'oauth' | 'totp' | 'mfa/phone' | 'mfa/recovery_code' | 'demo'
  timestamp: number
}

/** A row of auth.sessions. */
export interface Session {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  amr: AuthMethod[]
  /** Until the second factor is given, the session allows nothing but the second step. */
  second_step_due: boolean
  not_after: Date
  refresh_key: Uint8Array
  refresh_generation: number
  recent_rotations: Date[]
  created_at: Date
}

const ACCESS_TOKEN_SECONDS = 3600

export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000)

interface NewSession extends Omit<SessionLifetimeOptions, 'userType'> {
  method: AuthMethod['method']
  /** Demonstration account in demo mode: the button replaces every other proof. */
  isDemo?: boolean
  /** Identity used to sign in. */
  provider?: string
  secondStepDue?: boolean
  /** Display name of the device. */
  device?: string | undefined
  /** Failure counters of this attempt, reset on success. */
  failures?: FailureKeys
  now: Date
}

/**
 * Opens a session for an authenticated person and returns their current account. Fails if the password, type or ban
 * changed meanwhile, so that no session outlives such a change.
 *
 * A success resets the failure counters of the person, not of the network: otherwise one good account would cover
 * guesses at others. Concurrent attempts all pass the first check: once blocked, none may still succeed.
 */
export async function startSession(
  sql: Transaction,
  account: Account,
  how: NewSession,
): Promise<{ account: Account; session: Session }> {
  const { now, provider = 'email', secondStepDue = hasVerifiedFactor(account), device = null, failures } = how
  const seconds = sessionLifetimeSeconds({ ...how, userType: userTypeOfAccount(account) })
  const methods = how.isDemo ? [how.method, 'demo' as const] : [how.method]
  const amr = methods.map((method) => ({ method, timestamp: secondsOf(now) }))
  const { user_type: type } = account.raw_app_meta_data
  const storedType = typeof type === 'string' ? type : null
  const networks = hexOf(failures?.networks.map(({ key }) => key) ?? [])
  // One statement, because everybody signs in at the same hour.
  const [opened] = await sql<(Session & { blocked_until: Date | null })[]>`
    with forgotten as (
        delete from auth.sign_in_failures where key in (${failures?.own ?? null}, ${failures?.account ?? null})
        returning blocked_until),
      block as (
        select max(blocked_until) as blocked_until from (
          select blocked_until from forgotten
          union all
          select blocked_until from auth.sign_in_failures
          where key in (select decode(key, 'hex') from unnest(${networks}::text[]) as key)) counted
        where blocked_until > ${now}),
      signed_in as (
        update auth.users set last_sign_in_at = ${now}
        where id = ${account.id} and encrypted_password is not distinct from ${account.encrypted_password}
          and raw_app_meta_data ->> 'user_type' is not distinct from ${storedType}
          and coalesce(banned_until <= ${now}, true)
          and (select blocked_until from block) is null
        returning id),
      used as (update auth.identities set last_sign_in_at = ${now} where user_id = ${account.id} and provider = ${provider}),
      opened as (
        insert into auth.sessions (user_id, amr, second_step_due, not_after, device, created_at)
        select id, ${sql.json(amr)}, ${secondStepDue}, ${new Date(now.getTime() + seconds * 1000)}, ${device}, ${now}
        from signed_in returning *)
    select opened.*, block.blocked_until from block left join opened on true`
  const { blocked_until: blockedUntil = null, ...session } = opened ?? {}
  if (blockedUntil) throw blocked(blockedUntil, now)
  if (!isOpen(session)) throw new AuthError('invalid_credentials')
  const identities = account.identities.map((identity) =>
    identity.provider === provider ? { ...identity, last_sign_in_at: now.toISOString() } : identity,
  )
  return { account: { ...account, last_sign_in_at: now, identities }, session }
}

function isOpen(session: Partial<Session>): session is Session {
  return typeof session.id === 'string'
}

export async function readSession(sql: Transaction, id: string): Promise<Session> {
  const [session] = await sql<Session[]>`select * from auth.sessions where id = ${id}`
  if (!session) throw new AuthError('session_not_found')
  return session
}

/** Session response in the format of the official client. Nothing personal is in it before the second step. */
export async function presentSession(keys: SigningKeys, account: Account, session: Session, now: Date) {
  const isSecondStepDue = session.second_step_due
  const issuedAt = secondsOf(now)
  const expiresAt = Math.min(issuedAt + ACCESS_TOKEN_SECONDS, secondsOf(session.not_after))
  const accessToken = await keys.sign(
    {
      sub: account.id,
      role: 'authenticated',
      ...(isSecondStepDue ? { second_step_due: true } : personalClaims(account)),
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      // Start and end of the session, for the expiry warning.
      session_starts_at: secondsOf(session.created_at),
      session_ends_at: secondsOf(session.not_after),
    },
    { issuedAt, expiresAt },
  )
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: Math.max(1, expiresAt - issuedAt),
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(session.id, session.refresh_generation, session.refresh_key),
    user: isSecondStepDue ? presentUserBeforeSecondStep(account) : presentUser(account),
  }
}

function personalClaims({ email, phone, raw_app_meta_data, is_anonymous }: Account) {
  return { email: email ?? '', phone: phone ?? '', app_metadata: raw_app_meta_data, is_anonymous }
}
