import type { Transaction } from '../db/postgres.ts'

/** Heartbeats are written every 15 s. */
const HEARD_OF_SECONDS = 30

/** True if the party is connected to the room now. */
export async function isConnected(sql: Transaction, appointmentId: string, party: string, now: Date): Promise<boolean> {
  const stays = await sql`
    select from app.room_stays
    where appointment_id = ${appointmentId} and party = ${party} and left_at is null
      and seen_until > ${new Date(now.getTime() - HEARD_OF_SECONDS * 1000)}`
  return stays.count > 0
}
