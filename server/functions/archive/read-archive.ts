import { z } from 'zod'
import { NOTE_READING_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { archivedEntries } from '../../archive/archived-entries.ts'
import { appendAuditEntry } from '../../audit/append-audit-entry.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

interface Row {
  patient_id: string
  open_until: Date
  read_at: Date | null
  my_name: string
}

/**
 * The first referent who reads an open archive takes it. Each reading is recorded in
 * the patient's access log and the audit log.
 */
export const readArchive = defineFunction({
  name: 'read-archive',
  who: ['therapist'],
  input: z.object({ openingId: z.uuid() }),
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { openingId }, identity, sql, now }) {
    const me = callerId(identity)
    const [opening] = await sql<Row[]>`
      select o.patient_id, o.open_until, o.read_at, btrim(p.first_name || ' ' || p.last_name) as my_name
      from app.archive_openings o join profiles p on p.id = ${me}
      where o.id = ${openingId} and app.is_referent(${me}) and o.open_until > ${now} and o.patient_id <> ${me}
        and coalesce(o.referent_id, ${me}) = ${me} and (o.referent_id is not null or o.referent_name is null)
      for update of o`
    if (!opening) throw new AppError('not_found')
    const { patient_id: patientId, open_until: openUntil, read_at: readAt, my_name: name } = opening
    await sql`
      update app.archive_openings set referent_id = ${me}, referent_name = ${name}, read_at = ${now} where id = ${openingId}`
    await appendAuditEntry(sql, me, { act: 'read-archive', subject: openingId, detail: {} })
    if (!readAt || readAt < addMinutes(now, -NOTE_READING_MINUTES))
      await sql`
        insert into access_log (user_id, act, actor_id, actor_name, subject, occurred_at)
        select u.id, 'archive-read', ${me}, ${`${name}, psychologue`}, 'l’archive de vos consultations', ${now}
        from auth.users u where u.id = ${patientId}`
    return { openUntil: openUntil.toISOString(), entries: await archivedEntries(sql, patientId, me) }
  },
})
