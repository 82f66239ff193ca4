import { SUPERVISED_STUDENTS_MAX } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { leaveSupervisedRooms } from './leave-supervised-rooms.ts'

/**
 * Sets or replaces a student's supervisor. The psychologist's row is the mutex: two concurrent assignments of the tenth
 * place run one after the other. A supervisor who is replaced leaves the student's rooms at once.
 */
export async function giveSupervisor(
  sql: Transaction,
  deps: Pick<Deps, 'fanout'>,
  { studentId, supervisorId }: { studentId: string; supervisorId: string },
  now: Date,
): Promise<void> {
  const [supervisor] = await sql<{ is_fit: boolean; telephone: string | null }[]>`
    select user_type = 'therapist' and verified_at is not null and suspended_at is null as is_fit,
      app.telephone_of(id) as telephone
    from profiles where id = ${supervisorId} for update`
  if (!supervisor?.is_fit) throw new AppError('supervisor_unfit', { field: 'supervisorId' })
  if (!supervisor.telephone) throw new AppError('supervisor_without_telephone', { field: 'supervisorId' })
  const [load] = await sql<{ students: number }[]>`
    select count(*)::int as students from profiles where supervisor_id = ${supervisorId} and id <> ${studentId}`
  if (load && load.students >= SUPERVISED_STUDENTS_MAX) throw new AppError('supervisor_full', { field: 'supervisorId' })
  const [student] = await sql<{ former_id: string | null }[]>`
    select supervisor_id as former_id from profiles where id = ${studentId} and user_type = 'student' for update`
  if (!student) throw new AppError('not_found')
  const { former_id: formerId } = student
  await sql`update profiles set supervisor_id = ${supervisorId} where id = ${studentId}`
  if (formerId && formerId !== supervisorId)
    await leaveSupervisedRooms(sql, deps, { supervisorId: formerId, studentId }, now)
}
