import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/postgres.ts'
import type { OidcJourney } from '../../../identity/oidc/oidc-provider.ts'

const MINUTES = 10

/** Pending OIDC sign-in. */
export interface Journey extends OidcJourney {
  provider: string
  redirectTo: string
  codeChallenge: string | null
  linkingUserId: string | null
}

export async function keepJourney(sql: Transaction, journey: Journey, now: Date): Promise<void> {
  const row = {
    state_hash: sha256(journey.state),
    provider: journey.provider,
    redirect_to: journey.redirectTo,
    nonce: journey.nonce,
    code_verifier: journey.codeVerifier,
    code_challenge: journey.codeChallenge,
    linking_user_id: journey.linkingUserId,
    expires_at: new Date(now.getTime() + MINUTES * 60_000),
  }
  await sql`insert into auth.oidc_journeys ${sql(row)}`
}

/** Replay protection: deletes the pending sign-in, so that a `state` is accepted once. */
export async function takeJourney(sql: Transaction, state: string, now: Date): Promise<Journey | undefined> {
  const [row] = await sql<Omit<Journey, 'state'>[]>`
    delete from auth.oidc_journeys where state_hash = ${sha256(state)} and expires_at > ${now}
    returning provider, redirect_to as "redirectTo", nonce, code_verifier as "codeVerifier",
      code_challenge as "codeChallenge", linking_user_id as "linkingUserId"`
  return row && { ...row, state }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
