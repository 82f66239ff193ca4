import { defineRights } from '../../support/rights.ts'

const nothing = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Administrators only: past, current and scheduled announcements. The site reads them from /site/v1/notices. */
export default defineRights({
  table: 'admin_announcements',
  async rowOf(sql, { id }) {
    const [row] = await sql<{ id: string }[]>`
      insert into app.announcements (body, starts_at, ends_at, published_at, published_by)
      values ('Bonjour', now(), now() + interval '1 day', now(), ${id}) returning id`
    return { id: row?.id ?? '' }
  },
  newRow: () => ({ body: 'Bonjour' }),
  change: { body: 'Autre' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: nothing,
    student: nothing,
    therapist: nothing,
    admin: { ...nothing, select: 'all' },
  },
})
