import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ANONYMOUS, type Identity, SERVICE } from '../db/identity.ts'
import type { SigningKeys } from './signing-keys.ts'

export type Identify = (headers: { authorization: string | undefined; apikey: string | undefined }) => Promise<Identity>

/**
 * Who a request comes from. The publishable key, or no bearer at all, is a visitor; the service key is the server's
 * operator; anything else must be an access token of ours, or InvalidToken is thrown.
 */
export function createIdentify(
  keys: SigningKeys,
  options: { publishableKey: string; serviceKey: string | undefined; clock: Clock },
): Identify {
  return async ({ authorization, apikey }) => {
    const bearer = authorization?.replace(/^Bearer\s+/i, '').trim() || apikey
    if (!bearer || bearer === options.publishableKey) return ANONYMOUS
    if (options.serviceKey && sameSecret(bearer, options.serviceKey)) return SERVICE
    return keys.verify(bearer, options.clock())
  }
}

function sameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
