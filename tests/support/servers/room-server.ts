import { type Browser, chromium, type Page } from '@playwright/test'
import type { UserType } from '#domain/profile/user-type.ts'
import type { Sql } from '#server/db/postgres.ts'
import { test } from '../browser/browser.ts'
import { fakeDevices } from '../browser/fake-devices.ts'
import { databaseIn, inOwnBrowser, signedOutBrowser } from '../browser/room-journey.ts'
import { freePort } from './free-port.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Server and database shared by the tests of one file; the database is for setting up states that take days. */
interface RoomServer {
  base: string
  server: OwnServer
  sql: Sql
  /** A demo user in a browser process of their own: users of one process would share a fake camera, which can stall. */
  openAs(type: UserType, viewport?: Viewport): Promise<Page>
  openSignedOut(viewport?: Viewport): Promise<Page>
}

/** Calls on a machine that others use too. */
const TIMEOUT_MS = 300_000

interface Viewport {
  width: number
  height: number
}

/** To be called at the top of a file. Its tests run serially: they share the demo users. */
export function roomServer(): RoomServer {
  const browsers: Browser[] = []
  const launch = async () => {
    const browser = await chromium.launch(fakeDevices)
    browsers.push(browser)
    return browser
  }
  const shared = {
    openAs: async (type, viewport) => inOwnBrowser(await launch(), shared.base, type, viewport),
    openSignedOut: async (viewport) => signedOutBrowser(await launch(), shared.base, viewport),
  } as RoomServer
  test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS })
  test.beforeAll(async () => {
    const port = await freePort()
    shared.base = `http://localhost:${port}`
    shared.server = await startOwnServer(port, { TRUSTED_PROXIES: '127.0.0.1,::1' })
    shared.sql = await databaseIn(shared.server.dataFolder)
  })
  // Open calls would take CPU time from the next test.
  test.afterEach(async () => {
    for (const browser of browsers.splice(0)) await browser.close()
  })
  test.afterAll(async () => {
    await shared.sql.end()
    await shared.server.stop()
  })
  return shared
}
