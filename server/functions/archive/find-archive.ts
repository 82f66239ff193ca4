import { archiveSearchSchema } from '#domain/archive/found-archive.ts'
import { RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT } from '#domain/constants.ts'
import { addressHash } from '../../account/address-hash.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

interface Row {
  patient_id: string
  ended_at: Date
  kept_until: Date
}

/** Archives of accounts that ended by inactivity under this exact address: dates only, no content and no practitioner. */
export const findArchive = defineAdminFunction({
  name: 'find-archive',
  level: 'plain',
  input: archiveSearchSchema,
  // Without the address, which may name somebody who is not here.
  audit: (_call, answer) => ({
    subject: 'archives' in answer ? (answer.archives[0]?.personId ?? null) : null,
    detail: { found: 'archives' in answer ? answer.archives.length : 0 },
  }),
  async handle({ input: { email }, sql }) {
    const rows = await sql<Row[]>`
      select a.patient_id, a.ended_at,
        a.last_contact_at + ${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} * interval '1 year' as kept_until
      from app.archive_addresses a
      where a.address_hash = ${await addressHash(sql, email)}
        and exists (select from app.health_archive h where h.patient_id = a.patient_id)
      order by a.ended_at desc limit 20`
    return {
      archives: rows.map((row) => ({
        personId: row.patient_id,
        endedAt: row.ended_at.toISOString(),
        keptUntil: row.kept_until.toISOString(),
      })),
    }
  },
})
