import type { Transaction } from '../db/postgres.ts'

/**
 * Keeps every other change out of these calendars until the transaction ends. A transaction locks all the calendars it
 * needs here and in this order, before it touches an appointment: that is why none ever waits in a circle.
 */
export async function lockCalendars(sql: Transaction, practitionerIds: readonly string[]): Promise<void> {
  if (practitionerIds.length === 0) return
  await sql`
    select from app.calendars where practitioner_id in ${sql([...practitionerIds])}
    order by practitioner_id for update`
}

/** The same for a practitioner at work on their own calendar, which their first slot opens. */
export async function lockOwnCalendar(sql: Transaction, practitionerId: string): Promise<void> {
  await sql`insert into app.calendars (practitioner_id) values (${practitionerId}) on conflict do nothing`
  await lockCalendars(sql, [practitionerId])
}
