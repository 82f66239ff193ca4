import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: newsletter drafts and sent ones. */
export default defineRights({
  table: 'admin_newsletters',
  async rowOf(sql, { id }) {
    const [letter] = await sql<{ id: string }[]>`
      insert into app.newsletters (subject, body, written_by, updated_at)
      values ('Bonjour', 'Une lettre', ${id}, now()) returning id`
    return { id: letter?.id ?? '' }
  },
  newRow: () => ({ subject: 'Bonjour' }),
  change: { subject: 'Autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
