import { expect, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { createLog } from '../../log.ts'
import { createIceProvider } from '../../providers/ice/create-ice-provider.ts'
import { readSettings } from '../../settings.ts'
import { probeRelay } from './relay.ts'

const statusWith = async (environment: Record<string, string>) => {
  const ice = createIceProvider(readSettings(environment), createLog('silent'))
  const [remark] = await probeRelay({ ice, clock: () => new Date() } as Deps, new AbortController().signal)
  return remark?.status
}

test('a production start without a relay is critical, a demonstration starts its own with the first room', async () => {
  expect(await statusWith({ PUBLIC_URL: 'https://mivoix.example' })).toBe('error')
  expect(await statusWith({})).toBe('pending')
})
