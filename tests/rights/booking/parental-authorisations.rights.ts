import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** The patient sees the state of the request; parents answer by a link. */
export default defineRights({
  table: 'parental_authorisations',
  rowOf: async (sql, person) => {
    const [row] = await sql<{ id: string }[]>`
      insert into parental_authorisations (patient_id, parent_email, token_hash, expires_at)
      values (${person.id}, 'parent@exemple.fr', sha256(${person.id}::text::bytea), now()) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: (person) => ({ patient_id: person.id, parent_email: 'parent@exemple.fr' }),
  change: { parent_email: 'autre@exemple.fr' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
