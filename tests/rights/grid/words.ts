import { everybodyBut, nobody, type RelationRights } from '../../support/grid/relation-rights.ts'

/** The practitioner has replied. */
const answered = {
  'student with referent': ['student'],
  'supervisor with referent': ['supervisor'],
  'administrator with referent': ['administrator'],
  'patient with administrator': ['patient'],
  'patient with former administrator': ['patient'],
} as const

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
        'patient with student of a student': ['patient'],
        'patient with student of an administrator': ['patient'],
        'patient with student of a former administrator': ['patient'],
        ...answered,
      },
    },
  },
  my_ratings: {
    row: 'id',
    read: {
      columns: 'every',
      rows: {
        'patient with student': ['student'],
        'patient with student, archived': ['student'],
        'student with referent': ['referent'],
        'supervisor with referent': ['referent'],
        'administrator with referent': ['referent'],
      },
    },
  },
  rating_replies: {
    row: 'rating_id',
    read: { columns: 'rating_id body state', rows: { 'patient with student': ['patient'], ...answered } },
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
        'patient with suspended student, comment': ['other supervisor'],
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
        'student of a student': everybodyBut(),
        'student of an administrator': everybodyBut(),
        'student of a former administrator': everybodyBut(),
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
        'student about referent': ['student'],
        'supervisor about referent': ['supervisor'],
        'administrator about referent': ['administrator'],
        'minor about unvalidated student': ['minor'],
      },
    },
  },
  reports_to_answer: {
    row: 'id',
    // Not about oneself, nor about a student of one's own.
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
