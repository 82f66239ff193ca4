import { defineRights } from '../../support/rights.ts'
import { insertNoteToReviewOf } from '../../support/rows/note-rows.ts'

const signedIn = { select: 'own', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Author of the note only; reviewers read my_notes_to_review. */
export default defineRights({
  table: 'note_reviews',
  rowOf: (sql, person) => insertNoteToReviewOf(sql, person, person),
  newRow: ({ id }) => ({
    appointment_id: id,
    author_id: id,
    content_hash: 'a'.repeat(64),
    submitted_at: '2026-01-01',
    decision: 'signed',
  }),
  change: { decision: 'signed' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
