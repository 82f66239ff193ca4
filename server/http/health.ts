import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

export interface Readiness {
  /** Set when the process has been asked to stop: a balancer then sends new visitors elsewhere. */
  isStopping: boolean
}

/** `/healthz`: the process lives. `/readyz`: it can serve, part by part. */
export function createHealth({ db, jobs, mail }: Deps, readiness: Readiness): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const parts = {
      accepting: !readiness.isStopping,
      database: db.isUp,
      jobs: jobs.isRunning,
      mail: await mail.isReady().catch(() => false),
    }
    // Mail waits in its queue while the mail server is away, so its absence is told but takes nobody out of service.
    const ready = parts.accepting && parts.database && parts.jobs
    return c.json({ status: ready ? 'ready' : 'not ready', ...parts }, ready ? 200 : 503)
  })
  return app
}
