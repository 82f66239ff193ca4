import type { Client, TestApp } from '../app.ts'
import { file, pdf } from '../sample-files.ts'
import type { Person } from './people.ts'

/** A student who has submitted a proof document, and the id of its file. */
export async function studentWithProof(
  app: TestApp,
): Promise<{ student: Client & { person: Person }; studentId: string; objectId: string }> {
  const student = await app.as('student')
  const studentId = student.person.id
  return { student, studentId, objectId: await handInProof(app, student, studentId) }
}

export async function handInProof(app: TestApp, student: Client, studentId: string): Promise<string> {
  const { error } = await student.storage
    .from('proofs')
    .upload(`${studentId}/${crypto.randomUUID()}`, file(await pdf()))
  if (error) throw error
  const [object] = await app.sql<{ id: string }[]>`
    select id from storage.objects where owner = ${studentId} order by created_at desc limit 1`
  return object?.id ?? ''
}

/** A student's profile as the administrator's screen shows it beside the proof. */
export async function declaredBy(app: TestApp, studentId: string) {
  const [declared] = await app.sql<{ name: string; university: string | null; studyYear: string | null }[]>`
    select btrim(first_name || ' ' || last_name) as name, university, study_year as "studyYear"
    from profiles where id = ${studentId}`
  return declared
}
