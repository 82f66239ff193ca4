import type { RoomStay } from '#domain/video/verdict.ts'
import type { Transaction } from '../db/postgres.ts'

/** The two parties' stays; one that is not over lasted until it was last heard of. */
export async function loadStays(sql: Transaction, appointmentId: string): Promise<RoomStay[]> {
  const rows = await sql<(Omit<RoomStay, 'until'> & { until: Date })[]>`
    select party, phase, entered_at as "from", coalesce(left_at, seen_until) as until, left_how as how
    from app.room_stays where appointment_id = ${appointmentId} and party in ('patient', 'practitioner')
    order by entered_at`
  return [...rows]
}
