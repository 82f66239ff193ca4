import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type ReportToAnswer = Row<'reports_to_answer'>

/** For referents: open reports first, then the most recent. */
export const reportsToAnswer = queryOptions({
  queryKey: ['reports-to-answer'],
  queryFn: async (): Promise<ReportToAnswer[]> => {
    const supabase = await client()
    const reports = supabase.from('reports_to_answer').select('*')
    const rows = await readRows(reports.order('answer_due_at', { ascending: false }).limit(200))
    return rows.toSorted((a, b) => Number(a.state === 'answered') - Number(b.state === 'answered') || order(a, b))
  },
})

/** Open reports by deadline. */
function order(a: ReportToAnswer, b: ReportToAnswer): number {
  const later = a.answer_due_at.localeCompare(b.answer_due_at)
  return a.state === 'answered' ? -later : later
}

/** Text of a report. Each read is written to its author's access log, so it is never refetched automatically. */
export const openedReport = (reportId: string) =>
  queryOptions({
    queryKey: ['opened-report', reportId],
    queryFn: () => invoke('open-report', { reportId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
