import { createHmac, randomBytes } from 'node:crypto'
import { RELAY_CREDENTIAL_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { IceServer } from '#domain/video/room.ts'

/** As coturn's `use-auth-secret` reads them. The name says when they end, and nothing of whose they are. */
export function relayCredentials(urls: readonly string[], secret: string, now: Date): Required<IceServer> {
  const expiry = Math.floor(addMinutes(now, RELAY_CREDENTIAL_HOURS * 60).getTime() / 1000)
  const username = `${expiry}:${randomBytes(9).toString('base64url')}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return { urls: [...urls], username, credential }
}
