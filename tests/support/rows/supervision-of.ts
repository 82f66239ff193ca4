import type { Sql, Transaction } from '#server/db/postgres.ts'

type Supervision = readonly [supervisorId: string, beganAt: string, endedAt: string | null]

/** Replaces the history of a student's supervision. */
export async function supervisionOf(
  sql: Sql | Transaction,
  studentId: string,
  history: readonly Supervision[],
): Promise<void> {
  await sql`delete from app.supervisions where student_id = ${studentId}`
  for (const [supervisorId, beganAt, endedAt] of history)
    await sql`insert into app.supervisions (student_id, supervisor_id, supervisor_name, began_at, ended_at)
      values (${studentId}, ${supervisorId}, 'Hélène Girard', ${beganAt}, ${endedAt})`
}
