import type { Deps } from '../deps.ts'
import { codeVersion } from '../diagnostics/code-version.ts'
import { processVitals } from '../diagnostics/process-vitals.ts'
import { chatMessages } from './chat-messages.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** Metrics of this process and its database pool. */
export function processFamilies({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): MetricFamily[] {
  const { startedAt, memoryBytes, loopDelayMs } = processVitals()
  const { user, system } = process.cpuUsage()
  const { size, open, busy, waiting } = db.load
  return [
    {
      name: 'mivoix_build_info',
      help: 'The version that runs.',
      type: 'gauge',
      samples: [{ labels: { version: codeVersion() }, value: 1 }],
    },
    gauge('process_start_time_seconds', 'When the process started, since 1970.', startedAt.getTime() / 1000),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Memory held.', memoryBytes),
    gauge('nodejs_heap_used_bytes', 'Memory in use by the program.', process.memoryUsage().heapUsed),
    gauge('mivoix_event_loop_delay_p99_seconds', 'Longest wait of the event loop but for 1 %.', loopDelayMs / 1000),
    gauge('mivoix_database_up', 'Whether the database answers.', db.isUp ? 1 : 0),
    gauge(
      'mivoix_database_p99_seconds',
      'Longest exchange with the database but for 1 %.',
      db.durations.p99Ms() / 1000,
    ),
    gauge('mivoix_database_pool_size', 'Connections that the pool may open.', size),
    {
      name: 'mivoix_database_pool_connections',
      help: 'Connections of the pool, by state.',
      type: 'gauge',
      samples: [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'free' }, value: open - busy },
      ],
    },
    gauge('mivoix_database_pool_waiting', 'Pieces of work that wait for a connection.', waiting),
    gauge('mivoix_jobs_working', 'Whether this process takes jobs.', jobs.isWorking ? 1 : 0),
    chatMessages.family(),
  ]
}
