import type { Sql } from '#server/db/postgres.ts'
import { test } from '../browser/browser.ts'
import { fakeDevices } from '../browser/fake-devices.ts'
import { databaseIn } from '../browser/room-journey.ts'
import { freePort } from './free-port.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** What the journeys of one file share: a server of their own, and its database for arranging what takes days to come about. */
export interface RoomServer {
  base: string
  server: OwnServer
  sql: Sql
}

/** To be called at the top of a file. Its journeys run one after the other: they share the demonstration's people. */
export function roomServer(): RoomServer {
  const shared = {} as RoomServer
  test.describe.configure({ mode: 'default' })
  test.use({ launchOptions: fakeDevices })
  test.beforeAll(async () => {
    const port = await freePort()
    shared.base = `http://localhost:${port}`
    shared.server = await startOwnServer(port, { TRUSTED_PROXIES: '127.0.0.1,::1' })
    shared.sql = await databaseIn(shared.server.dataFolder)
  })
  // Calls that go on behind the next test would take its processor time.
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close()
  })
  test.afterAll(async () => {
    await shared.sql.end()
    await shared.server.stop()
  })
  return shared
}
