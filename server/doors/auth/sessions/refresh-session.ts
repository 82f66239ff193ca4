import type { Context } from 'hono'
import { z } from 'zod'
import { prolongedUntil } from '#domain/auth/session-lifetime.ts'
import type { Transaction } from '../../../db/postgres.ts'
import type { Deps } from '../../../deps.ts'
import type { HonoEnv } from '../../../http/request-context.ts'
import { type Account, isBanned, readAccount } from '../accounts/account.ts'
import { AuthError, type AuthErrorCode } from '../auth-error.ts'
import { readBody } from '../read-body.ts'
import { isSignedWith, type RefreshToken, readRefreshToken } from './refresh-token.ts'
import { presentSession, type Session } from './session.ts'

/**
 * Reuse interval: several tabs may refresh with the same token, which for this long after its rotation still returns
 * the newest one.
 */
const REUSE_SECONDS = 10
const RECENT_ROTATIONS_MAX = 50
/** Set when the person pressed « Prolonger ». A header, because the official client's call has no field for it. */
const PROLONG_HEADER = 'x-prolong-session'
/** Shorter than any token of ours or of the reference server. */
const TOKEN_MIN_CHARACTERS = 12

const body = z.object({ refresh_token: z.string('Refresh token is not valid').max(4096, 'Refresh token is not valid') })

type Outcome = { refused: AuthErrorCode } | { session: Session; account: Account }

/**
 * `POST /token?grant_type=refresh_token`. A token used again after the reuse interval counts as stolen: its session ends.
 */
export function refreshSession({ db, keys, clock }: Deps) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const { refresh_token: given } = await readBody(c, body)
    if (given.length < TOKEN_MIN_CHARACTERS)
      throw new AuthError('validation_failed', { message: 'Refresh token is not valid' })
    const token = readRefreshToken(given)
    if (!token) throw new AuthError('refresh_token_not_found')
    const now = clock()
    // Refusals are returned, not thrown: an exception would roll back the end of a stolen session.
    const isProlonged = c.req.header(PROLONG_HEADER) === 'true'
    const outcome = await db.asService((sql) => rotate(sql, token, isProlonged, now))
    if ('refused' in outcome) throw new AuthError(outcome.refused)
    return c.json(await presentSession(keys, outcome.account, outcome.session, now))
  }
}

async function rotate(sql: Transaction, token: RefreshToken, isProlonged: boolean, now: Date): Promise<Outcome> {
  const [session] = await sql<Session[]>`select * from auth.sessions where id = ${token.sessionId} for update`
  if (!session || !isSignedWith(token, session.refresh_key)) return { refused: 'refresh_token_not_found' }
  if (session.not_after <= now) return { refused: 'session_expired' }
  const account = await readAccount(sql, session.user_id)
  if (isBanned(account, now)) return { refused: 'user_banned' }

  const reusableSince = new Date(now.getTime() - REUSE_SECONDS * 1000)
  const recent = session.recent_rotations.filter((rotation) => rotation >= reusableSince)
  const behind = session.refresh_generation - token.generation
  if (behind > recent.length) {
    await sql`delete from auth.sessions where id = ${session.id}`
    return { refused: 'refresh_token_already_used' }
  }
  const lifetime = { startedAt: session.created_at, endsAt: session.not_after }
  const notAfter = isProlonged && !session.second_step_due ? prolongedUntil(lifetime, now) : session.not_after
  if (behind > 0 && notAfter <= session.not_after) return { session, account }
  const recentlyRotated = [...recent, now].slice(-RECENT_ROTATIONS_MAX).map((instant) => instant.toISOString())
  const [rotated] = await sql<Session[]>`
    update auth.sessions set refresh_generation = refresh_generation + 1,
      recent_rotations = ${recentlyRotated}::timestamptz[], not_after = ${notAfter}
    where id = ${session.id} returning *`
  if (!rotated) throw new Error('the session was not rotated')
  return { session: rotated, account }
}
