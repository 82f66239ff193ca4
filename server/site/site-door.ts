import { Hono } from 'hono'
import type { SiteNotices } from '#domain/site/site-notices.ts'
import type { HonoEnv } from '../http/request-context.ts'
import type { SiteState } from './site-state.ts'

/** `GET /site/v1/notices`: maintenance and announcements, from memory. */
export function createSiteDoor(site: SiteState): Hono<HonoEnv> {
  return new Hono<HonoEnv>().get('/notices', (c) => {
    // Same for everybody, at most a few seconds old.
    c.header('cache-control', 'public, max-age=5')
    return c.json({ announcements: site.notices() } satisfies SiteNotices)
  })
}
