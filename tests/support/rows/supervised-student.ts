import type { TestApp } from '../app.ts'
import type { SignedIn } from '../browser/rooms.ts'
import { supervisionOf } from './supervision-of.ts'

export interface SupervisedStudent {
  student: SignedIn
  supervisor: SignedIn
}

/** Inès Laurent, and her supervisor Hélène Girard since September 2025, with a fresh second factor. */
export async function supervisedStudent(
  app: TestApp,
  { practisingSince = '2014-09-01' }: { practisingSince?: string | null } = {},
): Promise<SupervisedStudent> {
  const student = await app.as('student')
  const supervisor = await app.as('therapist')
  await app.sql`update profiles set first_name = 'Hélène', last_name = 'Girard', practising_since = ${practisingSince},
    verified_at = now() where id = ${supervisor.person.id}`
  await app.sql`update profiles set first_name = 'Inès', last_name = 'Laurent', gender = 'female', study_year = '5',
    specialization = 'clinical', university = 'Université de Lille', validated_at = now(),
    supervisor_id = ${supervisor.person.id} where id = ${student.person.id}`
  await supervisionOf(app.sql, student.person.id, [[supervisor.person.id, '2025-09-01T00:00Z', null]])
  await giveFreshSecondFactor(app, supervisor)
  return { student, supervisor }
}

/** Gives the session a fresh second factor. */
export async function giveFreshSecondFactor(app: TestApp, { person }: SignedIn, at = app.clock.now()): Promise<void> {
  const amr = [{ method: 'totp', timestamp: Math.floor(at.getTime() / 1000) }]
  await app.sql`update auth.sessions set amr = ${app.sql.json(amr)} where user_id = ${person.id}`
}
