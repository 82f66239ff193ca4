import { defineRights } from '../../support/rights.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Readable by its subject; no browser writes it. */
export default defineRights({
  table: 'access_log',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into access_log (user_id, act) values (${id}, 'sign-in') returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ id }) => ({ user_id: id, act: 'sign-in' }),
  change: { act: 'data-exported' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
