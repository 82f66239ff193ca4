import { countPrimaries } from '../db/primaries.ts'
import type { Deps } from '../deps.ts'
import type { MetricFamily } from './metric-family.ts'

/** Asked at each scrape: an old primary may come back long after our connections were opened. */
export async function claimedPrimaries({ settings }: Pick<Deps, 'settings'>): Promise<MetricFamily> {
  const primaries = await countPrimaries(settings)
  return {
    name: 'mivoix_database_primaries',
    help: 'Hosts of the database that claim to be its primary, if it has several hosts.',
    type: 'gauge',
    samples: primaries === undefined ? [] : [{ value: primaries }],
  }
}
