import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'own', update: 'own', delete: 'refused' } as const

/** Given and withdrawn by the person only, never deleted: it is the proof of consent. */
export default defineRights({
  table: 'consents',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into consents (user_id, purpose, version) values (${id}, 'mood', 1) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ user_id: id, purpose: 'mood', version: 1 }),
  change: { withdrawn_at: '2026-12-01' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
