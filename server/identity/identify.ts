import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ANONYMOUS, type Identity, SERVICE } from '../db/identity.ts'
import type { SigningKeys } from './signing-keys.ts'

interface Bearer {
  authorization: string | undefined
  apikey: string | undefined
  /** For the second-step endpoints: everywhere else, a session whose second step is due counts as a visitor. */
  acceptsSecondStepDue?: boolean
}

export type Identify = (bearer: Bearer) => Promise<Identity>

/**
 * Identifies the caller of a request. The publishable key, or no bearer, is a visitor; the service key is the operator;
 * anything else must be our access token, or InvalidToken is thrown. A person between password and second step has the
 * rights of a visitor.
 */
export function createIdentify(
  keys: SigningKeys,
  options: { publishableKey: string; serviceKey: string | undefined; clock: Clock },
): Identify {
  return async ({ authorization, apikey, acceptsSecondStepDue = false }) => {
    const bearer = tokenIn(authorization) || apikey
    if (!bearer || bearer === options.publishableKey) return ANONYMOUS
    if (isServiceKey(bearer, options.serviceKey)) return SERVICE
    const identity = await keys.verify(bearer, options.clock())
    return identity.second_step_due === true && !acceptsSecondStepDue ? ANONYMOUS : identity
  }
}

/** Whether a bearer is the operator's key. */
export function isServiceKey(authorization: string | undefined, serviceKey: string | undefined): boolean {
  const bearer = tokenIn(authorization)
  return Boolean(bearer && serviceKey && sameSecret(bearer, serviceKey))
}

const tokenIn = (authorization: string | undefined) => authorization?.replace(/^Bearer\s+/i, '').trim()

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
