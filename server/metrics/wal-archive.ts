import type { Deps } from '../deps.ts'
import { readWalArchive } from '../diagnostics/wal-archive.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** The WAL archive for point-in-time recovery, if there is one. */
export async function walArchive(deps: Pick<Deps, 'db'>): Promise<MetricFamily[]> {
  const archive = await readWalArchive(deps)
  const isFailing = archive && Number(archive.isFailing)
  return [
    gauge('mivoix_database_archive_failing', 'Whether archiving WAL failed last.', isFailing),
    gauge('mivoix_database_archive_age_seconds', 'Time since WAL was archived.', archive?.ageSeconds),
  ]
}
