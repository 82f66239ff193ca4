import { defineRights } from '../../support/rights.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public. */
export default defineRights({
  table: 'practitioner_ratings',
  async rowOf(sql, { id }) {
    // Only practitioners have ratings.
    await sql`update profiles set user_type = 'student', validated_at = now() where id = ${id}`
    await sql`insert into app.practitioner_figures
      (practitioner_id, sessions_held, notes_reviewed, rating_count, rating_mean, counted_at)
      values (${id}, 9, 9, 5, 4.2, now())`
    return { practitioner_id: id }
  },
  newRow: ({ id }) => ({ practitioner_id: id, mean: 5, count: 500 }),
  change: { mean: 5 },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
