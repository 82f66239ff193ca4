import type { Sql } from '#server/db/postgres.ts'
import { insertAdminRows } from './admin-rows.ts'
import { type Cast, createCast } from './cast.ts'
import { insertAppointments, insertConsultationRows } from './consultation-rows.ts'
import { insertOwnRows } from './own-rows.ts'
import { insertPracticeRows } from './practice-rows.ts'

export interface World extends Cast {
  /** Names of people, appointments and rows, by id. */
  names: ReadonlyMap<string, string>
}

/** Fills an empty database with all users and a row of every kind around them. */
export async function createWorld(sql: Sql): Promise<World> {
  const cast = await createCast(sql)
  const appointments = await insertAppointments(sql, cast)
  await insertConsultationRows(sql, cast, appointments)
  await insertOwnRows(sql, cast)
  await insertPracticeRows(sql, cast, appointments)
  await insertAdminRows(sql, cast, appointments)
  const names = new Map<string, string>([
    ...Object.entries(cast.people).map(([name, { id }]) => [id, name] as const),
    ...Object.entries(appointments).map(([name, { id }]) => [id, name] as const),
  ])
  for (const query of named) {
    const rows = await sql.unsafe<{ id: string; name: string }[]>(query)
    for (const { id, name } of rows) names.set(id, withNames(name, names))
  }
  return { ...cast, names }
}

/** Rows with an id of their own, named after the people involved. */
const named = [
  "select id, patient_id || ' with ' || practitioner_id as name from threads",
  "select id, coalesce(user_id::text, 'visitor with a conversation') as name from chat_sessions",
  'select id, chat_session_id::text as name from chat_messages',
  'select id, appointment_id::text as name from consultation_ratings',
  "select id, supervisor_id || case when canceled_at is null then '' else ', canceled' end as name from supervision_meetings",
  "select id, student_id || ': ' || kind as name from supervision_alerts",
  'select id, alert_id::text as name from alert_messages',
  "select id, reporter_id || ' about ' || practitioner_id as name from reports",
  'select id, practitioner_id::text as name from slots',
  'select id, requested_by::text as name from app.act_requests',
  'select id, appointment_id::text as name from payments where appointment_id is not null',
  "select id, concat_ws(', ', payment_id, case when sent_at is not null then 'sent' end, case when returned_at is not null then 'returned' end, case when paid_otherwise_at is not null then 'paid otherwise' end) as name from app.refunds",
  'select id, payment_id::text as name from app.disputes',
  'select slug as id, id::text as name from profiles where slug is not null',
]

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Replaces every known id in a text by its name. */
export function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return names.get(text) ?? text.replaceAll(UUID, (id) => names.get(id) ?? id)
}
