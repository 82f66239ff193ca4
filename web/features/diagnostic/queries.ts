import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import { type Progress, streamDiagnostic } from './stream-diagnostic.ts'

export type ComponentState = Row<'admin_component_states'>

const MOST = 100

/** Runs when the page is opened and on request, never on window focus. */
export const diagnosticQuery = (onProgress: (progress: Progress) => void) =>
  queryOptions({
    // Outside the `admin` key: acts on this screen invalidate that key, and would start a new analysis.
    queryKey: ['diagnostic', 'run'] as const,
    queryFn: ({ signal }) => streamDiagnostic(onProgress, signal),
    meta: { showsProgress: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

/** Failures of the last 30 days, newest first. */
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

/** Last known state of each component. */
export const currentStatesQuery = queryOptions({
  queryKey: ['admin', 'diagnostic', 'current'] as const,
  queryFn: async (): Promise<ComponentState[]> =>
    readRows((await client()).from('admin_component_states').select('*').eq('is_current', true).limit(MOST)),
})
