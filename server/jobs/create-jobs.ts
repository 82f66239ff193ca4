import { PgBoss } from 'pg-boss'
import { connect, type PoolOptions } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { describeError, type Log } from '../log.ts'
import type { Jobs } from '../queue/jobs.ts'
import { bossInTransaction, bossOnPool } from './boss-database.ts'
import type { AnyJob } from './define-job.ts'
import { runBatch } from './run-batch.ts'

/** Timeout after which the jobs of a dead process are retried; the shortest pg-boss allows. */
const HEARTBEAT_SECONDS = 10
const LOOK_FOR_DEAD_SECONDS = 5
/** Polling fallback: new jobs are announced by NOTIFY, which is lost with a connection. */
const POLL_SECONDS = 2
const BATCH_SIZE = 5
const KEEP_SECONDS = 14 * 24 * 60 * 60
const CONNECTIONS = 2
const TELL_EVERY_MS = 60_000

export interface StartableJobs extends Jobs {
  /**
   * Installs the queue if missing and starts working, in parallel with the other processes on the same database. A
   * process that does not work still enqueues jobs for the others.
   */
  start(jobs: readonly AnyJob[], deps: Deps, options?: { works: boolean }): Promise<void>
  /** For a command: enqueues these for the running processes, and works on none. */
  open(jobs: readonly AnyJob[]): Promise<void>
}

/** Background jobs in the product's own database, on pg-boss. */
export function createJobs(options: Pick<PoolOptions, 'target' | 'statementTimeoutMs'>, log: Log): StartableJobs {
  const pool = connect({ ...options, size: CONNECTIONS, applicationName: 'mivoix jobs', role: 'service_role' })
  const boss = new PgBoss({
    db: bossOnPool(pool),
    schema: 'jobs',
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
  })
  boss.on('error', tellSeldom(log))
  let isRunning = false
  let isWorking = false

  const open = async (jobs: readonly AnyJob[]) => {
    await boss.start()
    for (const job of jobs) await prepareQueue(boss, job)
    isRunning = true
  }

  return {
    open,
    async start(jobs, deps, { works } = { works: true }) {
      await open(jobs)
      if (works) for (const job of jobs) await startWorker(boss, job, deps)
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

/** While the database is away every worker reports every poll, a dozen a second: one line a minute for each cause. */
function tellSeldom(log: Log): (error: unknown) => void {
  const told = new Map<string, { at: number; since: number }>()
  return (error) => {
    const facts = describeError(error)
    const cause = String(facts.code ?? facts.error)
    const last = told.get(cause)
    if (last && performance.now() - last.at < TELL_EVERY_MS) {
      last.since += 1
      return
    }
    log.warn('jobs are in trouble', { ...facts, ...(last && { alsoSince: last.since }) })
    told.set(cause, { at: performance.now(), since: 0 })
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
