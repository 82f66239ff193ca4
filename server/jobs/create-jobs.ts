import { PgBoss } from 'pg-boss'
import { connect, type PoolOptions } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { describeError, type Log } from '../log.ts'
import { bossInTransaction, bossOnPool } from './boss-database.ts'
import type { AnyJob } from './define-job.ts'
import type { Jobs } from './jobs.ts'
import { runBatch } from './run-batch.ts'

/** Timeout after which the jobs of a dead process are retried; the shortest pg-boss allows. */
const HEARTBEAT_SECONDS = 10
const LOOK_FOR_DEAD_SECONDS = 5
/** Polling fallback: new jobs are announced by NOTIFY, which is lost with a connection. */
const POLL_SECONDS = 2
const BATCH_SIZE = 5
const KEEP_SECONDS = 14 * 24 * 60 * 60
const CONNECTIONS = 2

/** Background jobs in the product's own database, on pg-boss. */
export function createJobs(options: Pick<PoolOptions, 'target' | 'statementTimeoutMs'>, log: Log): Jobs {
  const pool = connect({ ...options, size: CONNECTIONS, applicationName: 'mivoix jobs', role: 'service_role' })
  const boss = new PgBoss({
    db: bossOnPool(pool),
    schema: 'jobs',
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
  })
  boss.on('error', (error) => log.warn('jobs are in trouble', describeError(error)))
  let isRunning = false
  let isWorking = false

  return {
    async start(jobs, deps, { works } = { works: true }) {
      await boss.start()
      for (const job of jobs) await prepareQueue(boss, job)
      if (works) for (const job of jobs) await startWorker(boss, job, deps)
      isRunning = true
      isWorking = works
    },
    async enqueue(sql, name, data, { startAfter, singletonKey } = {}) {
      await boss.send(name, data, {
        db: bossInTransaction(sql),
        ...(startAfter && { startAfter }),
        ...(singletonKey && { singletonKey }),
      })
    },
    get isRunning() {
      return isRunning
    },
    get isWorking() {
      return isWorking
    },
    async stop(graceSeconds = 10, lastEnqueued = Promise.resolve()) {
      isRunning = false
      isWorking = false
      await Promise.all([boss.stop({ timeout: graceSeconds * 1000 }), lastEnqueued])
      await pool.end({ timeout: 1 })
    },
  }
}

async function prepareQueue(boss: PgBoss, { name, retry, runsAtMostSeconds, schedule }: AnyJob): Promise<void> {
  const queue = {
    notify: true,
    retryLimit: retry.times,
    retryDelay: retry.firstSeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestSeconds,
    expireInSeconds: runsAtMostSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: KEEP_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
  }
  await boss.createQueue(name, queue)
  // The queue may exist from an earlier version, with other settings.
  await boss.updateQueue(name, queue)
  if (schedule) await boss.schedule(name, schedule, {})
  else await boss.unschedule(name)
}

async function startWorker(boss: PgBoss, job: AnyJob, deps: Deps): Promise<void> {
  await boss.work(
    job.name,
    {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      includeMetadata: true,
      perJobResults: true,
    },
    (batch) => runBatch(job, batch, deps),
  )
}
