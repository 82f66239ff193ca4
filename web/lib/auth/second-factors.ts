import type { AuthError, Factor, SupabaseClient, User } from '@supabase/supabase-js'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { client } from '../client.ts'
import { readStored } from '../data/read-stored.ts'
import { callAuth } from './auth-call.ts'
import { deviceHeader } from './device.ts'

/** One call to the auth client that proves the identity of the signed-in person. */
export type GiveProof = (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null }>

/** Factor type under which the server offers a code by mail. */
const MAIL = 'email'

export async function mailCode(): Promise<AuthError | null> {
  const { error } = await challenge({ factorId: MAIL })
  return error
}

/** Sends the device id: codes that others ask for do not use up those of a known device. */
async function challenge(factor: Parameters<SupabaseClient['auth']['mfa']['challenge']>[0]) {
  const { auth } = await client()
  const { answer } = await callAuth(
    ({ path }) => path.startsWith(`/factors/${factor.factorId}/challenge`),
    deviceHeader(),
    () => auth.mfa.challenge(factor),
  )
  return answer
}

export const proofByMail =
  (code: string): GiveProof =>
  (auth) =>
    auth.mfa.verify({ factorId: MAIL, challengeId: MAIL, code })

export const proofByApp =
  (factorId: string, code: string): GiveProof =>
  (auth) =>
    auth.mfa.challengeAndVerify({ factorId, code })

const CHALLENGE_KEY = 'mivoix-texted-challenge'
const challengeSchema = z.object({ factorId: z.string(), challengeId: z.string() })

/** The challenge id is kept in sessionStorage: no second code may be requested within a minute, even after a reload. */
export async function textCode(factorId: string): Promise<AuthError | null> {
  const { data, error } = await challenge({ factorId, channel: 'sms' })
  if (data) sessionStorage.setItem(CHALLENGE_KEY, JSON.stringify({ factorId, challengeId: data.id }))
  return error
}

export const proofByText =
  (factorId: string, code: string): GiveProof =>
  (auth) => {
    const kept = challengeSchema.safeParse(readStored(sessionStorage, CHALLENGE_KEY))
    if (kept.data?.factorId !== factorId) throw new AppError('recovery_link_expired')
    return auth.mfa.verify({ factorId, challengeId: kept.data.challengeId, code })
  }

interface SecondFactor {
  id: string
  since: string
}

export interface Telephone extends SecondFactor {
  number: string
}

export interface SecondFactors {
  app: SecondFactor | undefined
  phone: Telephone | undefined
}

/** Verified second factors of a user. */
export function secondFactorsOf({ factors = [] }: Pick<User, 'factors'>): SecondFactors {
  const find = (type: Factor['factor_type']) =>
    factors.find(({ factor_type, status }) => factor_type === type && status === 'verified')
  const [app, phone] = [find('totp'), find('phone')]
  return {
    app: app && { id: app.id, since: app.created_at },
    phone: phone && { id: phone.id, since: phone.created_at, number: numberOf(phone) },
  }
}

/** The server sends the phone number, but the official client's type lacks it. */
function numberOf(factor: Factor): string {
  return 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : ''
}
