import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: the incident register. */
export default defineRights({
  table: 'admin_incidents',
  async rowOf(sql, { id }) {
    const [incident] = await sql<{ id: string }[]>`
      insert into app.incidents (number, kind, title, noticed_at, description, recorded_at, recorded_by, updated_at)
      select coalesce(max(number), 0) + 1, 'incident', 'Panne', now(), 'Le site était lent.', now(), ${id}, now()
      from app.incidents returning id`
    return { id: incident?.id ?? '' }
  },
  newRow: () => ({ title: 'Panne' }),
  change: { title: 'Autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
