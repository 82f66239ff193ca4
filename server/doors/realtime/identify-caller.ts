import { ANONYMOUS } from '../../db/identity.ts'
import type { Identify } from '../../identity/identify.ts'
import { InvalidToken } from '../../identity/signing-keys.ts'
import type { LiveCaller } from './topic-rule.ts'

/**
 * Identity of a token; a token that is not an access token is left to the topic
 * rules. Throws InvalidToken if it has expired.
 */
export async function identifyCaller(identify: Identify, token: unknown): Promise<LiveCaller> {
  if (typeof token !== 'string' || token === '') return { identity: ANONYMOUS, capability: undefined }
  try {
    return { identity: await identify({ authorization: `Bearer ${token}`, apikey: undefined }), capability: undefined }
  } catch (error) {
    if (!(error instanceof InvalidToken) || error.reason === 'expired') throw error
    return { identity: ANONYMOUS, capability: token }
  }
}
