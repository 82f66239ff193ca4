import { z } from 'zod'
import { AuthError } from '../auth-error.ts'

const S256 = /^[\w-]{43}$/

/** PKCE fields of a body or query, with which the official client asks for a code instead of a session. */
export const challengeFields = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(20).nullish(),
}

/** PKCE challenge, if given. Only SHA-256: `plain` would protect nothing. */
export function challengeOf(given: {
  code_challenge?: string | null
  code_challenge_method?: string | null
}): string | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = given
  if (!challenge) return undefined
  if (method?.toLowerCase() !== 's256' || !S256.test(challenge))
    throw new AuthError('validation_failed', { message: 'code challenge does not have the S256 form' })
  return challenge
}
