import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import { type Progress, streamDiagnostic } from './stream-diagnostic.ts'

export type ComponentState = Row<'admin_component_states'>

const MOST = 100

/** Measured when the page is opened, and again when somebody asks: never because a window came to the front. */
export const diagnosticQuery = (onProgress: (progress: Progress) => void) =>
  queryOptions({
    // Not below `admin`: acts on this screen read those again, and would start an analysis.
    queryKey: ['diagnostic', 'run'] as const,
    queryFn: ({ signal }) => streamDiagnostic(onProgress, signal),
    meta: { showsProgress: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

/** What went wrong in the last 30 days, newest first. */
export const troublesQuery = queryOptions({
  queryKey: ['admin', 'diagnostic', 'troubles'] as const,
  queryFn: async (): Promise<ComponentState[]> =>
    readRows(
      (await client())
        .from('admin_component_states')
        .select('*')
        .in('status', ['error', 'warning'])
        .order('began_at', { ascending: false })
        .limit(MOST),
    ),
})

/** How each component stood when it was last looked at. */
export const currentStatesQuery = queryOptions({
  queryKey: ['admin', 'diagnostic', 'current'] as const,
  queryFn: async (): Promise<ComponentState[]> =>
    readRows((await client()).from('admin_component_states').select('*').eq('is_current', true).limit(MOST)),
})
