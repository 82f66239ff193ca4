import { createHmac, randomBytes } from 'node:crypto'
import { RELAY_CREDENTIAL_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { IceServer } from '#domain/video/room.ts'

/** Format of coturn's `use-auth-secret`. The user name contains the expiry time, and no identity. */
export function relayCredentials(urls: readonly string[], secret: string, now: Date): Required<IceServer> {
  const expiry = Math.floor(addMinutes(now, RELAY_CREDENTIAL_HOURS * 60).getTime() / 1000)
  const username = `${expiry}:${randomBytes(9).toString('base64url')}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return { urls: [...urls], username, credential }
}
