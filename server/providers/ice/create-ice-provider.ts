import type { Log } from '../../log.ts'
import type { Settings } from '../../settings.ts'
import { createEmbeddedRelay } from './embedded-relay.ts'
import type { IceProvider } from './ice-provider.ts'
import { relayCredentials } from './relay-credentials.ts'

export function createIceProvider({ TURN_URLS, TURN_SECRET, DEMO, PUBLIC_URL }: Settings, log: Log): IceProvider {
  if (TURN_URLS.length > 0 && TURN_SECRET) {
    return {
      relay: 'coturn',
      servers: async (now) => [relayCredentials(TURN_URLS, TURN_SECRET, now)],
      close: async () => undefined,
    }
  }
  if (DEMO) return createEmbeddedRelay(PUBLIC_URL, log)
  log.warn('there is no relay: without TURN_URLS, calls under a pseudonym and from strict networks do not connect')
  return { relay: 'none', servers: async () => [], close: async () => undefined }
}
