import type { PersonName } from '../../support/grid/cast.ts'
import { nobody, type RelationRights } from '../../support/grid/relation-rights.ts'

const held = 'patient with student'
const underAName = 'pseudonymous patient with student'
const canceled = 'patient with student, canceled'
const archived = 'patient with student, archived'
const withSuspended = 'patient with suspended student'
/** Their practitioners may not practise. */
const withStopped = [
  withSuspended,
  'minor with unvalidated student',
  'patient with administrator',
  'patient with former administrator',
]
const handedOver = 'patient with supervisor'
/** With a note and a summary. */
const noted = [
  held,
  underAName,
  'minor with expired student',
  handedOver,
  'minor with referent',
  'patient with student of a student',
  'patient with student of an administrator',
  'patient with student of a former administrator',
  ...withStopped,
]
const meetings = [
  ...noted,
  canceled,
  archived,
  'patient with student of a suspended psychologist',
  'student with referent',
  'supervisor with referent',
  'administrator with referent',
]

type Readers = Readonly<Record<string, readonly PersonName[]>>

/** Readers of each appointment, or thread, from the two people that its name says. */
function eachOf(
  names: readonly string[],
  readers: (patient: PersonName, practitioner: PersonName, name: string) => readonly PersonName[],
): Readers {
  return Object.fromEntries(
    names.map((name) => {
      const [patient, practitioner] = name.replace(/,.*/, '').split(' with ') as [PersonName, PersonName]
      return [name, readers(patient, practitioner, name)]
    }),
  )
}

/** Readable by its author only. */
const authors = eachOf(noted, (_, practitioner) => [practitioner])

/** Both parties of each booked appointment. */
export const booked = eachOf(meetings, (patient, practitioner) => [patient, practitioner])
const patients = eachOf(meetings, (patient) => [patient])

/** Both parties of each thread. A practitioner who may not practise has no access, not even to their own messages there. */
const threads = eachOf(
  meetings.filter((name) => !name.includes(',')),
  (patient, practitioner, name) => (withStopped.includes(name) ? [patient] : [patient, practitioner]),
)

const eachMessage = (
  reach: (parties: readonly PersonName[], patient: string, bySender: string) => PersonName[],
): Readers =>
  Object.fromEntries(
    Object.entries(threads).flatMap(([name, parties]) =>
      ['patient', 'practitioner'].map((sender) => {
        const [patient = ''] = name.split(' with ')
        return [`${name}, by the ${sender}`, reach(parties, patient, sender)]
      }),
    ),
  )

const calls: Readers = {
  [held]: ['student', 'supervisor'],
  [underAName]: ['student', 'supervisor'],
  'patient with administrator': ['administrator', 'referent'],
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
          ...eachOf(withStopped, (patient) => [patient]),
          'patient with student, on hold': ['patient'],
        },
      },
    },
  },
  consultation_notes: { row: 'appointment_id', read: { columns: 'every', rows: authors } },
  note_amendments: {
    row: 'appointment_id',
    read: { columns: 'every', rows: { ...authors, [archived]: ['student'] } },
  },
  note_reviews: {
    row: 'appointment_id',
    // Two notes are drafts.
    read: { columns: 'every', rows: { ...authors, [archived]: ['student'], [underAName]: [], [handedOver]: [] } },
  },
  consultation_outcomes: { row: 'appointment_id', read: { columns: 'every', rows: booked } },
  consultation_summaries: {
    row: 'appointment_id',
    read: {
      columns: 'appointment_id author_id body steps shared_at updated_at',
      // One is not shared yet.
      rows: { ...eachOf([...noted, archived], (patient, author) => [patient, author]), [underAName]: ['student'] },
    },
  },
  letters: {
    row: 'appointment_id',
    read: {
      columns: 'appointment_id practitioner_id body shared_at',
      rows: {
        ...booked,
        ...eachOf(withStopped, (patient) => [patient]),
        // No longer an appointment of the practitioner.
        [canceled]: ['patient'],
        // Written to the student, who has handed the appointment over.
        [handedOver]: ['patient'],
      },
    },
    delete: { rows: patients },
  },
  personal_notes: { row: 'owner_id', read: { columns: 'every', rows: 'own' }, delete: { rows: 'own' } },
  threads: nobody,
  my_conversations: { row: 'id', read: { columns: 'every', rows: threads } },
  thread_messages: {
    row: "thread_id || ', by the ' || sender",
    read: {
      columns: 'id thread_id sender body sent_at',
      rows: eachMessage((parties) => [...parties]),
    },
    delete: {
      rows: eachMessage((parties, patient, sender) =>
        parties.filter((one) => (sender === 'patient') === (one === patient)),
      ),
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
        [handedOver]: ['patient', 'supervisor'],
        'patient with administrator': ['administrator'],
      },
    },
  },
  supervision_calls: nobody,
  my_supervision_calls: {
    row: 'appointment_id',
    read: {
      columns: 'every',
      // The patient sees a supervisor who asks to join, and no other call.
      rows: { ...calls, [held]: ['patient', 'student', 'supervisor'] },
      values: Object.fromEntries(['kind', 'asked_at', 'answer', 'answered_at'].map((column) => [column, calls])),
    },
  },
}
