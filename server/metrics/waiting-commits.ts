import type { Deps } from '../deps.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** Commits that have waited for a standby for seconds: each one waits for milliseconds. Asked on a connection of its own: they may hold every other one. */
export async function waitingCommits({ db }: Pick<Deps, 'db'>): Promise<MetricFamily> {
  const [row] = await db.askAsLogin<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep' and query_start < now() - interval '2 seconds'",
  )
  return gauge('mivoix_database_commits_waiting', 'Commits that wait for a standby.', row?.waiting ?? 0)
}
