import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '../deps.ts'
import { answerError } from '../http/answer-error.ts'
import { peerOf } from '../http/caller-address.ts'
import type { HonoEnv } from '../http/request-context.ts'
import { inTime } from '../in-time.ts'
import { claimedPrimaries } from './claimed-primaries.ts'
import { type MetricFamily, writeFamilies } from './metric-family.ts'
import { processFamilies } from './process-families.ts'
import type { RequestMetrics } from './request-metrics.ts'
import { storedFamilies } from './stored-families.ts'
import { synchronousCommits } from './synchronous-commits.ts'
import { waitingCommits } from './waiting-commits.ts'
import { walArchive } from './wal-archive.ts'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
/** Cache time, however often it is scraped. */
const STORED_LASTS_MS = 5000
/** Shorter than Prometheus waits (10 s), or a stuck database would hide what tells why. */
const ANSWER_MS = 5000
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** `GET /metrics`, for Prometheus: with the token, or from this machine if the settings allow; otherwise 404. */
export function createMetricsDoor(deps: Deps, requests: RequestMetrics): Hono<HonoEnv> {
  const { METRICS, METRICS_TOKEN } = deps.settings
  const door = new Hono<HonoEnv>()
  let stored: { until: number; families: Promise<MetricFamily[]> } | undefined
  const recentlyStored = () => {
    if (!stored || performance.now() > stored.until)
      stored = {
        until: performance.now() + STORED_LASTS_MS,
        families: readFamilies(deps),
      }
    return stored.families
  }
  door.get('/metrics', async (c) => {
    const isAllowed = METRICS_TOKEN ? holdsToken(c, METRICS_TOKEN) : METRICS === 'loopback' && isThisMachine(c)
    if (!isAllowed) return answerError(c, new AppError('not_found'))
    const families = [...requests.families(), ...processFamilies(deps), ...(await recentlyStored())]
    return c.body(writeFamilies(families), 200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' })
  })
  return door
}

/** Without the database, or without its answer, the process metrics are still reported. */
async function readFamilies(deps: Deps): Promise<MetricFamily[]> {
  const single = [waitingCommits(deps), synchronousCommits(deps), claimedPrimaries(deps)]
  const read = [...single.map((family) => family.then((one) => [one])), walArchive(deps), storedFamilies(deps)]
  return (await Promise.all(read.map((families) => inTime(families, ANSWER_MS).catch(() => [])))).flat()
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Hashed first, so that the comparison takes constant time (timing attack). */
function holdsToken(c: Context<HonoEnv>, token: string): boolean {
  return timingSafeEqual(sha256(c.req.header('authorization') ?? ''), sha256(`Bearer ${token}`))
}

/** Headers that proxies add, whichever they are configured to send. */
const OF_PROXIES = /^(?:x-forwarded-|x-real-|x-client-|x-original-|cf-|true-client-|fastly-|fly-)|^(?:forwarded|via)$/
const OWN_HOST = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/

/** Behind a proxy every visitor comes from loopback: a request that was forwarded, or meant for another name, is refused. */
function isThisMachine(c: Context<HonoEnv>): boolean {
  const isForwarded = Object.keys(c.req.header()).some((name) => OF_PROXIES.test(name))
  return !isForwarded && OWN_HOST.test(c.req.header('host') ?? '') && LOOPBACK.test(peerOf(c.env) ?? '')
}
