import type { RoomStay } from '#domain/video/verdict.ts'
import type { Transaction } from '../db/postgres.ts'

/** Stays of both parties; an open one lasts until its last heartbeat. */
export async function loadStays(sql: Transaction, appointmentId: string): Promise<RoomStay[]> {
  const rows = await sql<(Omit<RoomStay, 'until'> & { until: Date })[]>`
    select party, phase, entered_at as "from", coalesce(left_at, seen_until) as until, left_how as how
    from app.room_stays where appointment_id = ${appointmentId} and party in ('patient', 'practitioner')
    order by entered_at`
  return [...rows]
}
