import { z } from 'zod'
import { fileNumber } from '#domain/admin/file-number.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

interface Row {
  id: string
  patient_id: string
  reason: string
  open_until: Date
  is_mine: boolean
  referent_name: string | null
}

/** Archives open to referents, without their content; empty for anybody else. */
export const listOpenArchives = defineFunction({
  name: 'list-open-archives',
  who: ['therapist'],
  input: z.object({}),
  limit: { per: 'account', times: 600, perSeconds: 60 * 60 },
  async handle({ identity, sql, now }) {
    const me = callerId(identity)
    const rows = await sql<Row[]>`
      select o.id, o.patient_id, o.reason, o.open_until, o.referent_id is not distinct from ${me} as is_mine, o.referent_name
      from app.archive_openings o
      where app.is_referent(${me}) and o.open_until > ${now} and o.patient_id <> ${me}
      order by o.open_until`
    return {
      archives: rows.map((row) => ({
        openingId: row.id,
        fileNumber: fileNumber(row.patient_id),
        reason: row.reason,
        openUntil: row.open_until.toISOString(),
        isMine: row.is_mine,
        referentName: row.referent_name,
      })),
    }
  },
})
