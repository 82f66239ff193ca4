import { nobody, type RelationRights } from '../../support/grid/relation-rights.ts'

const held = 'patient with student'
const underAName = 'pseudonymous patient with student'
const withSuspended = 'patient with suspended student'

/** Readable by its author only. */
const authors = {
  [held]: ['student'],
  [underAName]: ['student'],
  'minor with expired student': ['expired student'],
  'patient with suspended student': ['suspended student'],
  'minor with unvalidated student': ['unvalidated student'],
  'patient with supervisor': ['supervisor'],
  'minor with referent': ['referent'],
} as const

/** Both parties of each booked appointment. */
export const booked = {
  [held]: ['patient', 'student'],
  [underAName]: ['pseudonymous patient', 'student'],
  'patient with student, canceled': ['patient', 'student'],
  'patient with student, archived': ['patient', 'student'],
  'minor with expired student': ['minor', 'expired student'],
  'patient with suspended student': ['patient', 'suspended student'],
  'patient with student of a suspended psychologist': ['patient', 'student of a suspended psychologist'],
  'minor with unvalidated student': ['minor', 'unvalidated student'],
  'patient with supervisor': ['patient', 'supervisor'],
  'minor with referent': ['minor', 'referent'],
} as const

/** Both parties of each thread. Whoever may not practise has no access, not even to their own messages there. */
const threads = [
  ['patient', 'student'],
  ['pseudonymous patient', 'student'],
  ['minor', 'expired student'],
  ['patient', 'suspended student'],
  ['patient', 'student of a suspended psychologist'],
  ['minor', 'unvalidated student'],
  ['patient', 'supervisor'],
  ['minor', 'referent'],
] as const

type Party = (typeof threads)[number][number]

function eachMessage(
  whoReaches: (patient: Party, practitioner: Party, sender: 'patient' | 'practitioner') => Party[],
): Record<string, readonly Party[]> {
  return Object.fromEntries(
    threads.flatMap(([patient, practitioner]) =>
      (['patient', 'practitioner'] as const).map((sender) => [
        `${patient} with ${practitioner}, by the ${sender}`,
        whoReaches(patient, practitioner, sender).filter(
          (who) => who !== 'suspended student' && who !== 'unvalidated student',
        ),
      ]),
    ),
  )
}

/** Appointments and their texts: the two parties, and those responsible for the student's work. */
export const consultations: Record<string, RelationRights> = {
  appointments: nobody,
  my_appointments: {
    row: 'id',
    // A patient who has not paid is visible to nobody.
    read: {
      columns: 'every',
      rows: { ...booked, 'patient with student, on hold': ['patient'] },
      // A practitioner who may not practise keeps their agenda, without the patients' texts.
      values: {
        topic: {
          ...booked,
          [withSuspended]: ['patient'],
          'minor with unvalidated student': ['minor'],
          'patient with student, on hold': ['patient'],
        },
      },
    },
  },
  consultation_notes: { row: 'appointment_id', read: { columns: 'every', rows: authors } },
  note_amendments: {
    row: 'appointment_id',
    read: { columns: 'every', rows: { ...authors, 'patient with student, archived': ['student'] } },
  },
  note_reviews: {
    row: 'appointment_id',
    read: {
      columns: 'every',
      rows: {
        [held]: ['student'],
        'patient with student, archived': ['student'],
        'minor with expired student': ['expired student'],
        'patient with suspended student': ['suspended student'],
        'minor with unvalidated student': ['unvalidated student'],
        'minor with referent': ['referent'],
      },
    },
  },
  consultation_outcomes: { row: 'appointment_id', read: { columns: 'every', rows: booked } },
  consultation_summaries: {
    row: 'appointment_id',
    read: {
      columns: 'appointment_id author_id body steps shared_at updated_at',
      rows: {
        [held]: ['patient', 'student'],
        // Not shared yet.
        [underAName]: ['student'],
        'patient with student, archived': ['patient', 'student'],
        'minor with expired student': ['minor', 'expired student'],
        'patient with suspended student': ['patient', 'suspended student'],
        'minor with unvalidated student': ['minor', 'unvalidated student'],
        'patient with supervisor': ['patient', 'supervisor'],
        'minor with referent': ['minor', 'referent'],
      },
    },
  },
  letters: {
    row: 'appointment_id',
    read: {
      columns: 'appointment_id practitioner_id body shared_at',
      rows: {
        [held]: ['patient', 'student'],
        [underAName]: ['pseudonymous patient', 'student'],
        // No longer an appointment of the practitioner.
        'patient with student, canceled': ['patient'],
        'patient with student, archived': ['patient', 'student'],
        'minor with expired student': ['minor', 'expired student'],
        [withSuspended]: ['patient'],
        'patient with student of a suspended psychologist': ['patient', 'student of a suspended psychologist'],
        'minor with unvalidated student': ['minor'],
        // Written to the student, who has handed the appointment over.
        'patient with supervisor': ['patient'],
        'minor with referent': ['minor', 'referent'],
      },
    },
    delete: {
      rows: {
        [held]: ['patient'],
        [underAName]: ['pseudonymous patient'],
        'patient with student, canceled': ['patient'],
        'patient with student, archived': ['patient'],
        'minor with expired student': ['minor'],
        [withSuspended]: ['patient'],
        'patient with student of a suspended psychologist': ['patient'],
        'minor with unvalidated student': ['minor'],
        'patient with supervisor': ['patient'],
        'minor with referent': ['minor'],
      },
    },
  },
  personal_notes: { row: 'owner_id', read: { columns: 'every', rows: 'own' }, delete: { rows: 'own' } },
  threads: nobody,
  my_conversations: {
    row: 'id',
    read: {
      columns: 'every',
      rows: {
        [held]: ['patient', 'student'],
        [underAName]: ['pseudonymous patient', 'student'],
        'minor with expired student': ['minor', 'expired student'],
        [withSuspended]: ['patient'],
        'patient with student of a suspended psychologist': ['patient', 'student of a suspended psychologist'],
        'minor with unvalidated student': ['minor'],
        'patient with supervisor': ['patient', 'supervisor'],
        'minor with referent': ['minor', 'referent'],
      },
    },
  },
  thread_messages: {
    row: "thread_id || ', by the ' || sender",
    read: {
      columns: 'id thread_id sender body sent_at',
      rows: eachMessage((patient, practitioner) => [patient, practitioner]),
    },
    delete: {
      rows: eachMessage((patient, practitioner, sender) => [sender === 'patient' ? patient : practitioner]),
    },
  },
  identity_openings: {
    row: 'appointment_id',
    read: {
      columns: 'every',
      // The former supervisor whom it was asked of and the current one both lack a condition. The patient reads what was
      // agreed to.
      rows: {
        [held]: ['student'],
        [underAName]: ['student', 'supervisor'],
        'patient with supervisor': ['patient', 'supervisor'],
      },
    },
  },
  supervision_calls: nobody,
  my_supervision_calls: {
    row: 'appointment_id',
    read: {
      columns: 'every',
      // The patient sees a supervisor who asks to join, and no other call.
      rows: { [held]: ['patient', 'student', 'supervisor'], [underAName]: ['student', 'supervisor'] },
      values: Object.fromEntries(
        ['kind', 'asked_at', 'answer', 'answered_at'].map((column) => [
          column,
          { [held]: ['student', 'supervisor'], [underAName]: ['student', 'supervisor'] },
        ]),
      ),
    },
  },
}
