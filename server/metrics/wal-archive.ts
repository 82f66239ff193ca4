import type { Deps } from '../deps.ts'
import { readWalArchive } from '../diagnostics/wal-archive.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** The WAL archive for point-in-time recovery; without one there are no samples. */
export async function walArchive(deps: Pick<Deps, 'db'>): Promise<MetricFamily[]> {
  const archive = await readWalArchive(deps)
  const family = (name: string, help: string, value: number | undefined): MetricFamily =>
    value === undefined ? { name, help, type: 'gauge', samples: [] } : gauge(name, help, value)
  return [
    family(
      'mivoix_database_archive_failing',
      'Whether archiving WAL failed last.',
      archive && Number(archive.isFailing),
    ),
    family('mivoix_database_archive_age_seconds', 'Time since WAL was archived.', archive?.ageSeconds),
  ]
}
