import type { NoteFile } from '#domain/notes/note-file.ts'
import type { TestApp } from '../app.ts'
import { type Room, roomOf, type SignedIn } from '../browser/rooms.ts'
import { type Invoked, invoke } from '../invoke.ts'

/** A consultation held by a student whose supervisor is « Hélène Girard ». */
export interface SupervisedRoom extends Room {
  supervisor: SignedIn
}

export async function supervisedRoom(
  app: TestApp,
  people: Partial<Pick<SupervisedRoom, 'patient' | 'practitioner' | 'supervisor'>> = {},
  { minutesAgo = 60 } = {},
): Promise<SupervisedRoom> {
  const supervisor = people.supervisor ?? (await app.as('therapist'))
  const room = await roomOf(app, { minutesAgo }, people)
  await app.sql`update profiles set first_name = 'Hélène', last_name = 'Girard' where id = ${supervisor.person.id}`
  await app.sql`
    update profiles set supervisor_id = ${supervisor.person.id}, first_name = 'Inès', last_name = 'Lambert'
    where id = ${room.practitioner.person.id}`
  return { ...room, supervisor }
}

export const WORDS = { observations: 'Calme.', followUp: '', forSupervision: '', isCrisis: false }

/** Written and submitted by the student. */
export async function handInNote(room: Room, words: Partial<typeof WORDS> = {}): Promise<Invoked> {
  await invoke(room.practitioner, 'save-note', { appointmentId: room.id, ...WORDS, ...words })
  return invoke(room.practitioner, 'submit-note', { appointmentId: room.id })
}

/** The note as the reviewer reads it; throws when refused. */
export async function openedNote(reviewer: SignedIn, appointmentId: string): Promise<NoteFile> {
  const { status, body } = await invoke(reviewer, 'open-note', { appointmentId })
  if (status !== 200) throw new Error(`not opened: ${String(body.code)}`)
  return body as unknown as NoteFile
}

export async function decide(
  reviewer: SignedIn,
  appointmentId: string,
  decision: 'signed' | 'needs_revision',
  { contentHash = '', comment = 'Séparez ce qui est observé.' } = {},
): Promise<Invoked> {
  return invoke(reviewer, 'review-note', { appointmentId, decision, contentHash, comment })
}
