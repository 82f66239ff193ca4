import type { PersonName } from '../../support/grid/cast.ts'
import {
  each,
  everybodyBut,
  nobody,
  type RelationRights,
  type Rows,
  signedIn,
} from '../../support/grid/relation-rights.ts'

/** A suspension removes a psychologist's students; if one is left, they read nothing of them. */
const ofTheirStudents: Rows = {
  student: ['supervisor'],
  'expired student': ['other supervisor'],
  'unvalidated student': ['referent'],
  'suspended student': ['other supervisor'],
  'former administrator': ['supervisor'],
  'student of a student': ['student'],
}
const ofBoth: Rows = {
  student: ['student', 'supervisor'],
  'expired student': ['expired student', 'other supervisor'],
  'unvalidated student': ['unvalidated student', 'referent'],
  'suspended student': ['suspended student', 'other supervisor'],
  'student of a suspended psychologist': ['student of a suspended psychologist'],
  'student of a student': ['student of a student', 'student'],
  'student of an administrator': ['student of an administrator'],
  'student of a former administrator': ['student of a former administrator'],
}
const avatarsToEverybody = ['student', 'supervisor', 'other supervisor', 'referent'] as const
const files = (bucket: string, people: readonly PersonName[]): Record<string, readonly PersonName[]> =>
  Object.fromEntries(people.map((name) => [`${bucket} of ${name}`, [name]]))
/** An accepted proof document is locked. */
const accepted = [
  'student',
  'expired student',
  'suspended student',
  'student of a suspended psychologist',
  'student of a student',
  'student of an administrator',
  'student of a former administrator',
] as const

/** Relations of practitioners: students, supervisors and referents. */
export const practice: Record<string, RelationRights> = {
  attestations: {
    row: 'student_id',
    // The student's attestation is signed by their supervisor.
    read: { columns: 'every', rows: { ...each(signedIn), student: ['student', 'supervisor'] } },
  },
  stage_hours: {
    row: 'student_id',
    read: {
      columns: 'id student_id kind day minutes source description state decided_by_name decided_at reason created_at',
      rows: 'own',
    },
  },
  supervised_hours: { row: 'student_id', read: { columns: 'every', rows: ofTheirStudents } },
  stage_hour_totals: {
    row: 'student_id',
    read: { columns: 'every', rows: ofBoth },
  },
  hours_to_attest: {
    row: "student_id || ', periods: ' || cardinality(periods)",
    read: {
      columns: 'every',
      // A former supervisor too, and neither a suspended one nor somebody of another profession.
      rows: {
        'student, periods: 1': ['supervisor', 'other supervisor'],
        'expired student, periods: 1': ['other supervisor'],
        'suspended student, periods: 1': ['other supervisor'],
      },
    },
  },
  my_slots: { row: 'id', read: { columns: 'every', rows: 'own' } },
  my_booking_limits: { row: 'practitioner_id', read: { columns: 'every', rows: 'own' } },
  my_free_starts: {
    row: 'practitioner_id',
    read: {
      columns: 'every',
      // Offers exist only of those who see patients; one has outlived a status until the job looks at it.
      rows: each(['student', 'expired student', 'supervisor', 'other supervisor', 'referent']),
    },
  },
  my_supervision: {
    row: 'student_id',
    read: { columns: 'every', rows: { ...ofBoth, 'former administrator': ['former administrator', 'supervisor'] } },
  },
  my_students_consultations: {
    row: 'appointment_id',
    read: {
      columns: 'every',
      rows: {
        'patient with student': ['supervisor'],
        'pseudonymous patient with student': ['supervisor'],
        'patient with student, archived': ['supervisor'],
        'minor with expired student': ['other supervisor'],
        'minor with unvalidated student': ['referent'],
        'patient with former administrator': ['supervisor'],
        'patient with suspended student': ['other supervisor'],
      },
      // An archived note is not accessible.
      values: {
        note_state: {
          'patient with student': ['supervisor'],
          'pseudonymous patient with student': ['supervisor'],
          'minor with expired student': ['other supervisor'],
          'minor with unvalidated student': ['referent'],
          'patient with former administrator': ['supervisor'],
          'patient with suspended student': ['other supervisor'],
        },
      },
    },
  },
  my_notes_to_review: {
    row: "appointment_id || case when is_own_student then '' else ', late' end",
    read: {
      columns: 'every',
      // The referent, once a note has waited for a week: of others' students, and never their own.
      rows: {
        'patient with student': ['supervisor'],
        'minor with expired student': ['other supervisor'],
        'minor with expired student, late': ['referent'],
        'minor with unvalidated student': ['referent'],
        'patient with suspended student': ['other supervisor'],
        'patient with suspended student, late': ['referent'],
        'patient with administrator, late': ['referent'],
        'patient with former administrator': ['supervisor'],
        'patient with former administrator, late': ['referent'],
      },
    },
  },
  my_verification: {
    row: 'student_id',
    read: { columns: 'every', rows: each([...accepted, 'unvalidated student']) },
  },
  supervision_alerts: nobody,
  my_alerts: {
    row: "id || ', to the ' || my_side",
    read: {
      columns: 'every',
      rows: {
        'student: crisis, to the student': ['student'],
        'student: crisis, to the supervisor': ['supervisor'],
        'student: low_rating, to the supervisor': ['supervisor'],
        'expired student: absence, to the supervisor': ['other supervisor'],
        'expired student: absence, to the referent': ['referent'],
        'expired student: low_mean, to the supervisor': ['other supervisor'],
        'expired student: late_twice, to the supervisor': ['other supervisor'],
        'expired student: report, to the supervisor': ['other supervisor'],
        'expired student: report, to the referent': ['referent'],
        'unvalidated student: note_overdue, to the supervisor': ['referent'],
        // A psychologist has no supervisor.
        'supervisor: low_mean, to the referent': ['referent'],
        'suspended student: crisis, to the student': ['suspended student'],
        'suspended student: crisis, to the supervisor': ['other supervisor'],
        'former administrator: crisis, to the student': ['former administrator'],
        'former administrator: crisis, to the supervisor': ['supervisor'],
        'supervisor: crisis, to the student': ['supervisor'],
        'supervisor: crisis, to the referent': ['referent'],
        'administrator: crisis, to the student': ['administrator'],
        'administrator: crisis, to the referent': ['referent'],
      },
    },
  },
  alert_messages: nobody,
  my_alert_messages: {
    row: 'id',
    read: {
      columns: 'every',
      rows: {
        'student: crisis': ['student', 'supervisor'],
        'suspended student: crisis': ['suspended student', 'other supervisor'],
        'former administrator: crisis': ['former administrator', 'supervisor'],
        'supervisor: crisis': ['supervisor', 'referent'],
        'administrator: crisis': ['administrator', 'referent'],
      },
    },
  },
  supervision_meetings: nobody,
  meeting_bookings: nobody,
  my_meetings: {
    row: 'id',
    read: {
      columns: 'every',
      rows: {
        supervisor: ['supervisor', 'student'],
        'other supervisor': ['other supervisor', 'expired student', 'student'],
        referent: ['referent', 'unvalidated student'],
        // A suspension also removes the students; a free slot reveals no patient.
        'suspended referent': ['student of a suspended psychologist'],
        student: ['student of a student'],
        administrator: ['student of an administrator'],
        'former administrator': ['student of a former administrator'],
      },
    },
  },
  'storage.objects': {
    row: "bucket_id || ' of ' || owner",
    read: {
      columns: 'every',
      visitorsToo: true,
      rows: {
        ...files('proofs', signedIn),
        ...files('avatars', signedIn),
        ...Object.fromEntries(avatarsToEverybody.map((name) => [`avatars of ${name}`, everybodyBut()])),
      },
    },
    insert: {
      columns: 'id bucket_id name owner version size mimetype etag cache_control user_metadata created_at updated_at',
      row: {
        bucket_id: "'avatars'",
        name: "'$owner/autre'",
        owner: "'$owner'",
        version: 'gen_random_uuid()',
        size: '1',
        mimetype: "'image/png'",
        etag: "'e'",
        cache_control: "'no-cache'",
      },
      rows: 'own',
      // Only a student who may submit a proof inserts into that bucket; never below another user's folder.
      values: { bucket_id: "'proofs'", name: "'ailleurs/autre'", owner: 'null' },
      only: { bucket_id: each(['unvalidated student', 'expired student']), name: 'nothing', owner: 'nothing' },
      more: {
        'a proof below another name': { values: { bucket_id: "'proofs'", name: "'ailleurs/autre'" }, rows: 'nothing' },
        'a proof of somebody else': { values: { bucket_id: "'proofs'", owner: "'$other'" }, rows: 'nothing' },
      },
    },
    // Only the storage endpoint updates these, and names the columns.
    update: {
      columns: 'id bucket_id name owner version size mimetype etag cache_control user_metadata created_at updated_at',
      rows: files('avatars', signedIn),
      values: {
        bucket_id: "'proofs'",
        name: "'ailleurs'",
        owner: 'null',
        version: 'gen_random_uuid()',
        size: '2',
        mimetype: "'image/png'",
        etag: "'f'",
        cache_control: "'no-store'",
      },
      only: { bucket_id: 'nothing', name: 'nothing', owner: 'nothing' },
    },
    delete: {
      rows: {
        ...files('avatars', signedIn),
        ...files(
          'proofs',
          signedIn.filter((name) => name !== 'former administrator' && !accepted.some((one) => one === name)),
        ),
      },
    },
  },
}
