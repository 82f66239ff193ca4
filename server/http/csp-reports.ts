import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { withoutIdentifiers } from '../access-log.ts'
import type { Log } from '../log.ts'
import { answerError } from './answer-error.ts'
import type { HonoEnv } from './request-context.ts'

export const CSP_REPORTS_PATH = '/csp-reports'

const REPORT_MAX_BYTES = 16 * 1024
/** Rate limit per process over all callers: one broken page seen by many people needs no more lines. */
const REPORTS_PER_MINUTE = 30

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60).optional(),
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': z.string().max(2000).optional(),
    'document-uri': z.string().max(2000).optional(),
  }),
})

/** Receives CSP violation reports; logs them without query, ids or user input. */
export function createCspReports(log: Log): Hono<HonoEnv> {
  let windowEndsAt = 0
  let left = 0
  const mayLog = () => {
    if (performance.now() > windowEndsAt) {
      windowEndsAt = performance.now() + 60_000
      left = REPORTS_PER_MINUTE
    }
    left -= 1
    return left >= 0
  }
  const app = new Hono<HonoEnv>()
  app.use(bodyLimit({ maxSize: REPORT_MAX_BYTES, onError: (c) => answerError(c, new AppError('body_too_large')) }))
  app.post('/', async (c) => {
    if (!mayLog()) return answerError(c, new AppError('too_many_requests', { retryAfterSeconds: 60 }))
    const given = report.safeParse(await c.req.json().catch(() => undefined))
    if (!given.success) return answerError(c, new AppError('malformed_request'))
    const told = given.data['csp-report']
    log.warn('content security policy violation', {
      directive: /^[a-z-]+/.exec(told['effective-directive'] ?? told['violated-directive'] ?? '')?.[0],
      blocked: originOf(told['blocked-uri']),
      page: withoutIdentifiers(URL.parse(told['document-uri'] ?? '')?.pathname ?? ''),
    })
    return c.body(null, 204)
  })
  return app
}

/** Keeps keywords such as `inline` and `eval`; of a URL only its origin. */
function originOf(blocked = ''): string {
  const url = URL.parse(blocked)
  if (url) return url.origin === 'null' ? url.protocol : url.origin
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'other'
}
