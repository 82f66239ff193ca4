import { databaseHosts } from '../db/primaries.ts'
import type { Deps } from '../deps.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** Turned off when a standby is lost, and easily forgotten: losing the primary then loses acknowledged writes. */
export async function synchronousCommits({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<MetricFamily> {
  const hasStandby = databaseHosts(settings).length > 1
  const [row] = hasStandby
    ? await db.askAsLogin<{ value: number }>(
        "select (current_setting('synchronous_standby_names') <> '')::int as value",
      )
    : []
  const help = 'Whether commits wait for a standby, if the database has several hosts.'
  return gauge('mivoix_database_synchronous', help, row?.value)
}
