import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Security contact (RFC 9116). The expiry date moves on as long as the server runs. */
export function createSecurityTxt({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): Hono {
  const app = new Hono()
  app.get(PATH, (c) => {
    const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS
    const lines = [
      `Contact: mailto:${settings.CONTACT_ADDRESS}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${settings.PUBLIC_URL}${PATH}`,
    ]
    return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' })
  })
  return app
}
