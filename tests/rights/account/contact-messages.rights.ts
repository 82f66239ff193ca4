import { defineRights } from '../../support/rights.ts'

const nobody = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const
const message = { name: 'Camille', subject: 'Question', message: 'Bonjour' }

/** Messages are sent by a function with rules, so no browser accesses the table. */
export default defineRights({
  table: 'contact_messages',
  async rowOf(sql, { email }) {
    const [row] = await sql<{ id: string }[]>`insert into contact_messages ${sql({ ...message, email })} returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ email }) => ({ ...message, email }),
  change: { subject: 'Autre' },
  expected: { visitor: nobody, patient: nobody, student: nobody, therapist: nobody, admin: nobody },
})
