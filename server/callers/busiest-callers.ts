import type { Transaction } from '../db/postgres.ts'

interface BusyCaller {
  caller: string
  requests: number
  refused: number
  failed: number
  busiest_minute: number
  is_blocked: boolean
}

const SHOWN = 20

/** Callers with the most requests since then. */
export async function busiestCallers(sql: Transaction, since: Date, now: Date): Promise<BusyCaller[]> {
  return sql<BusyCaller[]>`
    select m.caller, sum(m.requests)::int as requests, sum(m.refused)::int as refused, sum(m.failed)::int as failed,
      max(m.requests)::int as busiest_minute,
      exists (select from app.blocked_callers b where b.caller = m.caller and b.blocked_until > ${now}) as is_blocked
    from app.caller_minutes m where m.minute >= ${since} group by m.caller order by 2 desc limit ${SHOWN}`
}
