import { defineRights } from '../../support/rights.ts'
import { createPerson } from '../../support/rows/people.ts'

const reads = { select: 'all', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Public. */
export default defineRights({
  table: 'supervision_proofs',
  async rowOf(sql, { id }) {
    const supervisor = await createPerson(sql, 'therapist')
    await sql`update profiles set user_type = 'student', validated_at = now(), supervisor_id = ${supervisor.id} where id = ${id}`
    return { practitioner_id: id }
  },
  newRow: ({ id }) => ({ practitioner_id: id, supervisor_name: 'Moi', notes_reviewed: 500 }),
  change: { supervisor_name: 'Moi' },
  expected: { visitor: reads, patient: reads, student: reads, therapist: reads, admin: reads },
})
