import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Whom to tell of a weakness (RFC 9116). The date moves on by itself as long as somebody runs this. */
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
