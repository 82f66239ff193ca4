import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ANONYMOUS, type Identity, SERVICE } from '../db/identity.ts'
import type { SigningKeys } from './signing-keys.ts'

export interface Bearer {
  authorization: string | undefined
  apikey: string | undefined
  /** For the door at which the second step is taken: everywhere else, who still owes it is a visitor. */
  acceptsSecondStepDue?: boolean
}

export type Identify = (bearer: Bearer) => Promise<Identity>

/**
 * Who a request comes from. The publishable key, or no bearer at all, is a visitor; the service key is the server's
 * operator; anything else must be an access token of ours, or InvalidToken is thrown. A person between the password and
 * the second step may do what any visitor may.
 */
export function createIdentify(
  keys: SigningKeys,
  options: { publishableKey: string; serviceKey: string | undefined; clock: Clock },
): Identify {
  return async ({ authorization, apikey, acceptsSecondStepDue = false }) => {
    const bearer = authorization?.replace(/^Bearer\s+/i, '').trim() || apikey
    if (!bearer || bearer === options.publishableKey) return ANONYMOUS
    if (options.serviceKey && sameSecret(bearer, options.serviceKey)) return SERVICE
    const identity = await keys.verify(bearer, options.clock())
    return identity.second_step_due === true && !acceptsSecondStepDue ? ANONYMOUS : identity
  }
}

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
