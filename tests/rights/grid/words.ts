import { everybodyBut, nobody, type RelationRights } from '../../support/grid/relation-rights.ts'

/** Ratings and reports: their authors, moderators, and practitioners without the author's identity. */
export const words: Record<string, RelationRights> = {
  consultation_ratings: {
    row: 'appointment_id',
    read: {
      columns: 'id appointment_id patient_id practitioner_id stars comment comment_state withheld_reason rated_at',
      rows: {
        'patient with student': ['patient'],
        'patient with student, archived': ['patient'],
        'pseudonymous patient with student': ['pseudonymous patient'],
        'minor with expired student': ['minor'],
        'patient with suspended student': ['patient'],
        'patient with supervisor': ['patient'],
        'minor with referent': ['minor'],
      },
    },
  },
  my_ratings: {
    row: 'id',
    read: {
      columns: 'every',
      rows: { 'patient with student': ['student'], 'patient with student, archived': ['student'] },
    },
  },
  rating_replies: {
    row: 'rating_id',
    read: { columns: 'rating_id body state', rows: { 'patient with student': ['patient'] } },
  },
  ratings_to_moderate: {
    row: "id || ', ' || about",
    read: {
      columns: 'every',
      rows: {
        'pseudonymous patient with student, comment': ['supervisor'],
        'patient with student, archived, reply': ['supervisor'],
        // After a week the referent moderates too.
        'minor with expired student, comment': ['other supervisor', 'referent'],
        'patient with supervisor, comment': ['referent'],
      },
    },
  },
  practitioner_ratings: {
    row: 'practitioner_id',
    // From five ratings on; the supervisor has four.
    read: {
      columns: 'every',
      visitorsToo: true,
      rows: {
        student: everybodyBut(),
        'expired student': everybodyBut(),
        'student of a suspended psychologist': everybodyBut(),
        'other supervisor': everybodyBut(),
        referent: everybodyBut(),
      },
    },
  },
  reports: {
    row: 'id',
    read: {
      columns:
        'id reporter_id appointment_id practitioner_name category body state referent_name answer reported_at answer_due_at answered_at supervisor_reads_from',
      rows: {
        'patient about student': ['patient'],
        'pseudonymous patient about supervisor': ['pseudonymous patient'],
        'minor about referent': ['minor'],
      },
    },
  },
  reports_to_answer: {
    row: 'id',
    // A report about oneself is not accessible.
    read: {
      columns: 'every',
      rows: { 'patient about student': ['referent'], 'pseudonymous patient about supervisor': ['referent'] },
    },
  },
  supervision_proofs: {
    row: 'practitioner_id',
    read: {
      columns: 'every',
      visitorsToo: true,
      rows: { student: everybodyBut(), 'expired student': everybodyBut() },
    },
  },
  slots: nobody,
}
