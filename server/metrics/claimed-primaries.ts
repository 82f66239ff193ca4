import { countPrimaries } from '../db/primaries.ts'
import type { Deps } from '../deps.ts'
import { gauge, type MetricFamily } from './metric-family.ts'

/** Asked at each scrape: an old primary may come back long after our connections were opened. */
export async function claimedPrimaries({ settings }: Pick<Deps, 'settings'>): Promise<MetricFamily> {
  const help = 'Hosts of the database that claim to be its primary, if it has several hosts.'
  return gauge('mivoix_database_primaries', help, await countPrimaries(settings))
}
