import type { Transaction } from '../db/postgres.ts'

/**
 * Locks calendars until the transaction ends. To avoid deadlocks, a transaction locks all the calendars it needs here,
 * in this order, before it touches an appointment.
 */
export async function lockCalendars(sql: Transaction, practitionerIds: readonly string[]): Promise<void> {
  if (practitionerIds.length === 0) return
  await sql`
    select from app.calendars where practitioner_id in ${sql([...practitionerIds])}
    order by practitioner_id for update`
}

/** Same for a practitioner's own calendar, which is created with their first slot. */
export async function lockOwnCalendar(sql: Transaction, practitionerId: string): Promise<void> {
  await sql`insert into app.calendars (practitioner_id) values (${practitionerId}) on conflict do nothing`
  await lockCalendars(sql, [practitionerId])
}
