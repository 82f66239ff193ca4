import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { giveSupervisor } from '../verification/give-supervisor.ts'

/** Sets or replaces a student's supervisor, both identified by address. */
export async function assignSupervisor(
  sql: Transaction,
  deps: Pick<Deps, 'fanout'>,
  { studentEmail, supervisorEmail }: { studentEmail: string; supervisorEmail: string },
): Promise<void> {
  const [found] = await sql<{ studentId: string; supervisorId: string }[]>`
    select student.id as "studentId", supervisor.id as "supervisorId"
    from profiles student, profiles supervisor, auth.users s, auth.users p
    where student.id = s.id and s.email = ${studentEmail} and student.user_type = 'student'
      and supervisor.id = p.id and p.email = ${supervisorEmail} and supervisor.user_type = 'therapist'`
  if (!found) throw new AppError('not_found')
  await giveSupervisor(sql, deps, found, new Date())
}
