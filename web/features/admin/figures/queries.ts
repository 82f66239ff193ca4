import { queryOptions } from '@tanstack/react-query'
import type { Grain } from '#domain/admin/figure-periods.ts'
import type { Row } from '#domain/database-types.ts'
import type { Day } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type Figures = Row<'admin_figures'>

/** Figures by day, week or month since `since`, oldest first. */
export const figuresQuery = (grain: Grain, since: Day) =>
  queryOptions({
    queryKey: ['admin', 'figures', grain, since],
    queryFn: async (): Promise<Figures[]> =>
      readRows(
        (await client())
          .from('admin_figures')
          .select('*')
          .eq('grain', grain)
          .gte('starts_on', since)
          .order('starts_on')
          .limit(100),
      ),
  })
