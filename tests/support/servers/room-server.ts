import type { Sql } from '#server/db/postgres.ts'
import { test } from '../browser/browser.ts'
import { fakeDevices } from '../browser/fake-devices.ts'
import { databaseIn } from '../browser/room-journey.ts'
import { freePort } from './free-port.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Server and database shared by the tests of one file; the database is for setting up states that take days. */
export interface RoomServer {
  base: string
  server: OwnServer
  sql: Sql
}

/** To be called at the top of a file. Its tests run serially: they share the demo users. */
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
  // Open calls would take CPU time from the next test.
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close()
  })
  test.afterAll(async () => {
    await shared.sql.end()
    await shared.server.stop()
  })
  return shared
}
