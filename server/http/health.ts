import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

export interface Readiness {
  /** Set when the process is stopping: the load balancer then sends new visitors elsewhere. */
  isStopping: boolean
}

const PROBE_LASTS_MS = 5000

/** `/healthz`: liveness. `/readyz`: readiness, per component. */
export function createHealth({ db, jobs, mail }: Deps, readiness: Readiness): Hono {
  const app = new Hono()
  const mailIsReady = remembered(() => mail.isReady(), PROBE_LASTS_MS)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const parts = {
      accepting: !readiness.isStopping,
      database: db.isUp,
      jobs: jobs.isRunning,
      mail: await mailIsReady(),
    }
    // Mail is queued while the mail server is down, so it is reported but does not affect readiness.
    const ready = parts.accepting && parts.database && parts.jobs
    return c.json({ status: ready ? 'ready' : 'not ready', ...parts }, ready ? 200 : 503)
  })
  return app
}

/**
 * Caches the result of a probe: each one opens a connection to an external server (SMTP), and anybody may call /readyz.
 */
function remembered(probe: () => Promise<boolean>, lastsMs: number): () => Promise<boolean> {
  let askAgainAt = 0
  let answer = Promise.resolve(false)
  return () => {
    if (performance.now() < askAgainAt) return answer
    askAgainAt = Number.POSITIVE_INFINITY
    answer = probe()
      .catch(() => false)
      .finally(() => {
        askAgainAt = performance.now() + lastsMs
      })
    return answer
  }
}
