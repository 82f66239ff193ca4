import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: messages of the contact form. */
export default defineRights({
  table: 'admin_contact_messages',
  async rowOf(sql, { email }) {
    const [row] = await sql<{ id: string }[]>`
      insert into contact_messages (name, email, subject, message)
      values ('Camille', ${email}, 'Question', 'Bonjour') returning id`
    return { id: row?.id ?? '' }
  },
  newRow: ({ email }) => ({ name: 'Camille', email, subject: 'Question', message: 'Bonjour' }),
  change: { subject: 'Autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
