import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { AppError } from '#domain/errors.ts'
import { accessLog } from './access-log.ts'
import { createCalendarFeed } from './booking/calendar-feed.ts'
import type { Callers } from './callers/callers.ts'
import type { Deps } from './deps.ts'
import { createMailboxPage } from './dev/mailbox.ts'
import type { DoorPath } from './door-paths.ts'
import { createAuthDoor } from './doors/auth/auth-door.ts'
import { createFunctionsDoor } from './doors/functions/functions-door.ts'
import { createRealtimeDoor, type Realtime } from './doors/realtime/realtime-door.ts'
import { createRestDoor } from './doors/rest/rest-door.ts'
import { createStorageDoor } from './doors/storage/storage-door.ts'
import { allFunctions } from './functions/all.ts'
import { answerError, answerUnexpected } from './http/answer-error.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { CSP_REPORTS_PATH, createCspReports } from './http/csp-reports.ts'
import { createHealth, type Readiness } from './http/health.ts'
import { limitBody } from './http/limit-body.ts'
import { type Entrance, type Limits, limitNetworks } from './http/limit-networks.ts'
import { NetworkLimiter } from './http/network-limiter.ts'
import type { HonoEnv } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createSecurityTxt } from './http/security-txt.ts'
import { UsedUpLimits } from './http/used-up-limits.ts'
import { yieldCpu } from './identity/argon2-pool.ts'
import { isServiceKey } from './identity/identify.ts'
import { createInboxTopic } from './live/inbox-topic.ts'
import { createMetricsDoor } from './metrics/metrics-door.ts'
import { RequestMetrics } from './metrics/request-metrics.ts'
import { createStripeWebhook } from './payment/stripe-webhook.ts'
import { createStopMailDoor } from './premium/stop-mail-door.ts'
import { createSiteDoor } from './site/site-door.ts'
import { createMeetingTopic } from './supervision/meeting-topic.ts'
import { createRoomTopic } from './video/room-topic.ts'

/** Headers of every API response: personal data, never cached. */
const apiHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}

/** Body limit of JSON APIs; /storage/v1 has its own, /auth/v1 a lower one. */
const JSON_BODY_MAX_BYTES = 1024 * 1024

/** An anonymous conversation can be read with its id (capability) and is never listed. */
const capabilityHeaders = { 'x-chat-session': 'chat_session' }

export interface AppParts {
  readiness: Readiness
  /** Built web application; API tests run without it. */
  site?: Hono<HonoEnv>
  /** Counts callers and holds the block list. */
  callers?: Callers
}

/** The app with its WebSocket handler, because the port needs both. */
export type App = Hono<HonoEnv> & { realtime: Realtime }

/** The whole server as one fetch handler: main.ts listens with it, tests call it directly. */
export function createApp(deps: Deps, { readiness, site, callers }: AppParts): App {
  const app = new Hono<HonoEnv>()
  const { TRUSTED_PROXIES, PUBLIC_URL, CORS_ORIGINS, REST_REQUESTS_PER_SECOND, SERVICE_KEY } = deps.settings
  const isHttps = PUBLIC_URL.startsWith('https:')
  const requests = new RequestMetrics()
  app.use(accessLog(deps.log, TRUSTED_PROXIES, { callers, requests }), securityHeaders({ isHttps }), hashesGiveWay)
  app.onError(answerUnexpected(deps.log))
  app.route('/', createHealth(deps, readiness))
  app.route('/', createMetricsDoor(deps, requests))
  app.route('/', createSecurityTxt(deps))
  app.route(CSP_REPORTS_PATH, createCspReports(deps.log))

  const limits: Limits = { limiter: new NetworkLimiter(REST_REQUESTS_PER_SECOND), usedUp: new UsedUpLimits() }
  const isOperator = (authorization: string | undefined) => isServiceKey(authorization, SERVICE_KEY)
  const topics = [createRoomTopic(deps), createMeetingTopic(deps), createInboxTopic(deps)]
  const realtime = createRealtimeDoor(deps, limits, topics)
  const doors: Partial<Record<DoorPath, Hono<HonoEnv>>> = {
    '/auth/v1': createAuthDoor(deps),
    '/rest/v1': createRestDoor(deps, capabilityHeaders),
    '/functions/v1': createFunctionsDoor(deps, allFunctions),
    '/storage/v1': createStorageDoor(deps),
    '/realtime/v1': realtime.door,
    '/calendar': createCalendarFeed(deps),
    '/mail': createStopMailDoor(deps),
    '/site/v1': createSiteDoor(deps.site),
  }
  if (deps.payment.name === 'stripe') doors['/webhooks'] = createStripeWebhook(deps, deps.payment)
  if (deps.settings.DEMO) doors['/dev/api'] = createMailboxPage(deps)
  for (const [path, door] of Object.entries(doors)) {
    if (CORS_ORIGINS.length > 0) app.use(`${path}/*`, crossOrigin(CORS_ORIGINS))
    const limitDoor = limitNetworks(limits, entranceOf(path), isOperator)
    app.use(`${path}/*`, apiHeaders, refuseBlocked(callers), limitDoor, refuseLargeBodies)
    // No compression next to tokens: the length of a response would leak them (BREACH).
    if (path !== '/auth/v1') app.use(`${path}/*`, compress())
    app.route(path, door)
    app.all(`${path}/*`, (c) => answerError(c, new AppError('not_found')))
  }

  if (site) app.route('/', site)
  app.notFound((c) => answerError(c, new AppError('not_found')))
  return Object.assign(app, { realtime })
}

/** The chat counts by itself, so that nothing else a network does keeps « je veux mourir » out. */
const chat: Entrance = { name: 'chat', lane: 'chat' }
const CHAT_PATH = '/functions/v1/chat-wit-ai'

const entranceOf = (door: string): ((path: string) => Entrance) => {
  const entrance: Entrance = { name: door, lane: door === '/auth/v1' ? 'sign-in' : 'other' }
  return (path) => (path === CHAT_PATH ? chat : entrance)
}

/** Password hashing yields to other requests, so that only sign-in and sign-up wait for it. */
const hashesGiveWay: MiddlewareHandler<HonoEnv> = (c, next) => {
  if (c.req.method !== 'POST' || !c.req.path.startsWith('/auth/v1/')) yieldCpu()
  return next()
}

/** Web pages stay open to a blocked network: other people may share it, and /urgence is for everybody. */
const refuseBlocked =
  (callers: Callers | undefined): MiddlewareHandler<HonoEnv> =>
  async (c, next) =>
    callers?.isBlocked(c.get('caller')) ? answerError(c, new AppError('too_many_requests')) : next()

const limitJson = limitBody(JSON_BODY_MAX_BYTES, (c) => answerError(c, new AppError('body_too_large')))
const refuseLargeBodies: MiddlewareHandler<HonoEnv> = (c, next) =>
  c.req.path.startsWith('/storage/v1/') ? next() : limitJson(c, next)
