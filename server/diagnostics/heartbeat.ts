import type { Deps } from '../deps.ts'
import { describeError } from '../log.ts'
import { codeVersion } from './code-version.ts'
import { processVitals } from './process-vitals.ts'

const EVERY_MS = 10_000

/** Reports this process and its state to the others regularly; returns a function that stops it. */
export function startHeartbeat({
  db,
  jobs,
  clock,
  log,
}: Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>): () => Promise<void> {
  const beat = async () => {
    try {
      const version = codeVersion()
      const { id, startedAt, memoryBytes, loopDelayMs } = processVitals()
      const now = clock()
      await db.asService(async (sql) => {
        await sql`
          insert into app.processes (id, version, started_at, seen_at, memory_bytes, loop_delay_ms, works)
          values (${id}, ${version}, ${startedAt}, ${now}, ${memoryBytes}, ${loopDelayMs}, ${jobs.isWorking})
          on conflict on constraint processes_pkey do update set seen_at = excluded.seen_at,
            memory_bytes = excluded.memory_bytes, loop_delay_ms = excluded.loop_delay_ms, works = excluded.works`
        await sql`delete from app.processes where seen_at < ${now}::timestamptz - interval '1 day'`
      })
    } catch (error) {
      log.warn('a heartbeat was not written', describeError(error))
    }
  }
  const timer = setInterval(() => void beat(), EVERY_MS).unref()
  void beat()
  return async () => {
    clearInterval(timer)
    await db.asService((sql) => sql`delete from app.processes where id = ${processVitals().id}`).catch(() => undefined)
  }
}
