import { AppError } from '#domain/errors.ts'
import { personalNoteSchema } from '#domain/video/schema.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockOpenFile } from '../../video/lock-open-file.ts'

/** Private note of each party; an empty one is deleted. */
export const savePersonalNote = defineFunction({
  name: 'save-personal-note',
  who: ['patient', 'student', 'therapist'],
  input: personalNoteSchema,
  limit: { per: 'account', times: 120, perSeconds: 60 },
  async handle({ input: { appointmentId, body }, identity, sql, now }) {
    const owner = callerId(identity)
    // Not by the rules of the room: somebody who no longer practises keeps their own notes.
    const [own] = await sql<{ is_practitioner: boolean }[]>`
      select practitioner_id is not distinct from ${owner}::uuid as is_practitioner from appointments
      where id = ${appointmentId} and ${owner} in (patient_id, practitioner_id) and booked_at is not null`
    if (!own) throw new AppError('not_found')
    // Archived with the file, while a patient's note stays with their account.
    if (own.is_practitioner && body !== '') await lockOpenFile(sql, appointmentId)
    if (body === '')
      await sql`delete from personal_notes where appointment_id = ${appointmentId} and owner_id = ${owner}`
    else
      await sql`
        insert into personal_notes (appointment_id, owner_id, body, updated_at)
        values (${appointmentId}, ${owner}, ${body}, ${now})
        on conflict (appointment_id, owner_id) do update set body = excluded.body, updated_at = excluded.updated_at`
    return { updatedAt: now.toISOString() }
  },
})
