import type { Sql } from '#server/db/postgres.ts'
import type { Cast, PersonName } from './cast.ts'

interface Meeting {
  patient: PersonName
  practitioner: PersonName
  /** Days from now; no user has two on one day. */
  day: number
  status?: 'held' | 'confirmed' | 'canceled' | 'expired'
  pseudonym?: string
  /** Minutes from now until an unpaid hold expires. */
  heldMinutes?: number
}

/** Appointments by their name in the grid. */
const meetings = {
  'patient with student': { patient: 'patient', practitioner: 'student', day: -1 },
  'pseudonymous patient with student': {
    patient: 'pseudonymous patient',
    practitioner: 'student',
    day: 3,
    pseudonym: 'Lune',
  },
  'patient with student, canceled': { patient: 'patient', practitioner: 'student', day: 4, status: 'canceled' },
  'patient with student, on hold': {
    patient: 'patient',
    practitioner: 'student',
    day: 5,
    status: 'held',
    heldMinutes: 60,
  },
  'patient with student, hold over': {
    patient: 'patient',
    practitioner: 'student',
    day: 6,
    status: 'held',
    heldMinutes: -60,
  },
  'patient with student, expired': {
    patient: 'patient',
    practitioner: 'student',
    day: 7,
    status: 'expired',
    heldMinutes: 60,
  },
  'patient with student, archived': { patient: 'patient', practitioner: 'student', day: -30 },
  'minor with expired student': { patient: 'minor', practitioner: 'expired student', day: -9 },
  'patient with suspended student': { patient: 'patient', practitioner: 'suspended student', day: -9 },
  'patient with student of a suspended psychologist': {
    patient: 'patient',
    practitioner: 'student of a suspended psychologist',
    day: -12,
  },
  'minor with unvalidated student': { patient: 'minor', practitioner: 'unvalidated student', day: -9 },
  'patient with supervisor': { patient: 'patient', practitioner: 'supervisor', day: -2 },
  'minor with referent': { patient: 'minor', practitioner: 'referent', day: -2 },
  // Practitioners are patients too.
  'student with referent': { patient: 'student', practitioner: 'referent', day: -9 },
  'supervisor with referent': { patient: 'supervisor', practitioner: 'referent', day: -8 },
  'administrator with referent': { patient: 'administrator', practitioner: 'referent', day: -7 },
  // Their practitioner is another kind of user since.
  'patient with administrator': { patient: 'patient', practitioner: 'administrator', day: -6 },
  'patient with former administrator': { patient: 'patient', practitioner: 'former administrator', day: -5 },
  'patient with student of a student': { patient: 'patient', practitioner: 'student of a student', day: -8 },
  'patient with student of an administrator': {
    patient: 'patient',
    practitioner: 'student of an administrator',
    day: -7,
  },
  'patient with student of a former administrator': {
    patient: 'patient',
    practitioner: 'student of a former administrator',
    day: -10,
  },
} as const satisfies Record<string, Meeting>

type AppointmentName = keyof typeof meetings
export type Appointments = Record<AppointmentName, { id: string } & Meeting>

export async function insertAppointments(sql: Sql, { people }: Cast): Promise<Appointments> {
  const made = {} as Appointments
  for (const [name, meeting] of Object.entries(meetings) as [AppointmentName, Meeting][]) {
    const { patient, practitioner, day, status = 'confirmed', pseudonym = null, heldMinutes = 0 } = meeting
    const [row] = await sql<{ id: string }[]>`
      insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
        canceled_at, canceled_by, consultation_type, gender_preference, appearance, pseudonym, topic, price_cents)
      select ${people[patient].id}, ${people[practitioner].id}, at, at + interval '45 minutes', at + interval '1 hour', ${status},
        now() + ${heldMinutes} * interval '1 minute', case when ${status} in ('confirmed', 'canceled') then now() end,
        case when ${status} = 'canceled' then now() end, case when ${status} = 'canceled' then 'patient' end,
        'individual', 'any', ${pseudonym ? 'pseudonym' : 'first_name'}, ${pseudonym}, 'Je dors mal.', 2999
      from (select date_trunc('hour', now()) + ${day} * interval '1 day' as at) as chosen returning id`
    made[name] = { id: row?.id ?? '', ...meeting }
  }
  return made
}

/** Rows around the appointments, with everybody who is involved in each. */
export async function insertConsultationRows(sql: Sql, cast: Cast, appointments: Appointments): Promise<void> {
  const { people } = cast
  const booked = Object.values(appointments).filter(({ status = 'confirmed' }) =>
    ['confirmed', 'canceled'].includes(status),
  )
  for (const { id, patient, practitioner } of booked) {
    const [patientId, practitionerId] = [people[patient].id, people[practitioner].id]
    // A handed-over appointment: its letter was written to the student.
    const readerId = practitioner === 'supervisor' ? people.student.id : practitionerId
    await sql`insert into letters (appointment_id, patient_id, practitioner_id, body) values (${id}, ${patientId}, ${readerId}, 'Bonjour,')`
    for (const ownerId of [patientId, practitionerId])
      await sql`insert into personal_notes (appointment_id, owner_id, body) values (${id}, ${ownerId}, 'En parler.')`
    await sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
      values (${id}, 'held', 2000, 2000, now())`
    await sql`insert into payments (user_id, appointment_id, amount, currency, payment_type, payment_status, provider, provider_reference, is_test)
      values (${patientId}, ${id}, 2999, 'eur', 'consultation', 'created', 'sandbox', ${id}, true)`
  }
  await sql`insert into consultation_outcomes (appointment_id, verdict, joint_seconds, practitioner_seconds, settled_at)
    values (${appointments['patient with student, on hold'].id}, 'held', 0, 0, now())`
  await insertNotes(sql, cast, appointments)
  await insertRatings(sql, cast, appointments)
  for (const { id, patient_id: patientId } of await sql<
    { id: string; patient_id: string }[]
  >`select id, patient_id from threads`)
    for (const sender of ['patient', 'practitioner'])
      await sql`insert into thread_messages (thread_id, sender, body, sent_at)
        values (${id}, ${sender}, ${patientId === people.minor.id ? 'Oui.' : 'Bonjour.'}, clock_timestamp())`
  const first = appointments['patient with student'].id
  const second = appointments['pseudonymous patient with student'].id
  // The patient may see an answered call, not an unanswered one.
  await sql`insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at, answer, answered_at) values
    (${first}, ${people.student.id}, ${people.supervisor.id}, 'urgent', now(), 'coming', now()),
    (${second}, ${people.student.id}, ${people.supervisor.id}, 'advice', now(), 'by_phone', now()),
    (${appointments['patient with administrator'].id}, ${people.administrator.id}, ${people.referent.id}, 'advice', now(), 'by_phone', now())`
  // The first was asked of somebody who is no longer the student's supervisor.
  const ofStudent = { practitioner_id: people.student.id }
  const asked = [
    { ...ofStudent, appointment_id: first, supervisor_id: people['other supervisor'].id },
    { ...ofStudent, appointment_id: second, supervisor_id: people.supervisor.id },
    { practitioner_id: people.administrator.id, appointment_id: appointments['patient with administrator'].id },
  ]
  for (const one of asked) {
    const row = { ...one, reason: 'Danger immédiat, adresse inconnue.' }
    await sql`insert into identity_openings ${sql({ ...row, asked_at: new Date() })}`
  }
  // A psychologist opens an identity without asking: the patient reads why.
  await sql`insert into identity_openings (appointment_id, practitioner_id, reason, asked_at, agreed_at, open_until)
    values (${appointments['patient with supervisor'].id}, ${people.supervisor.id}, 'Danger immédiat, adresse inconnue.',
      now(), now(), now() + interval '1 hour')`
  await sql`insert into app.room_invitations (appointment_id, guest_name, token_hash) values (${first}, 'Une sœur', ${Buffer.from(first)})`
  await sql`insert into app.health_archive (patient_id, practitioner_id, source, content, last_contact_at)
    values (${people.patient.id}, ${people.student.id}, 'public.letters', '{"body":"Bonjour,"}', now())`
  await sql`insert into app.hand_over_proposals (appointment_id, practitioner_id, proposed_at)
    values (${second}, ${people.supervisor.id}, now())`
}

async function insertNotes(sql: Sql, { people }: Cast, appointments: Appointments): Promise<void> {
  const note = async (name: AppointmentName, state: string, submittedDaysAgo: number | null) => {
    const { id, patient, practitioner } = appointments[name]
    const authorId = people[practitioner].id
    await sql`insert into consultation_notes (appointment_id, author_id, observations, state, submitted_at, archived_at)
      values (${id}, ${authorId}, 'Calme.', ${state}, now() - ${submittedDaysAgo} * interval '1 day',
        case when ${name.endsWith('archived')} then now() end)`
    await sql`insert into note_amendments (appointment_id, author_id, body, updated_at) values (${id}, ${authorId}, 'Un oubli.', now())`
    if (submittedDaysAgo !== null)
      await sql`insert into note_reviews (appointment_id, author_id, content_hash, submitted_at)
        values (${id}, ${authorId}, ${'a'.repeat(64)}, now() - ${submittedDaysAgo} * interval '1 day')`
    const shared = name === 'pseudonymous patient with student' ? null : new Date()
    await sql`insert into consultation_summaries (appointment_id, author_id, patient_id, body, shared_at)
      values (${id}, ${authorId}, ${people[patient].id}, 'Nous avons parlé.', ${shared})`
  }
  await note('patient with student', 'ready', 1)
  await note('pseudonymous patient with student', 'draft', null)
  await note('patient with student, archived', 'draft', null)
  await note('minor with expired student', 'ready', 8)
  await note('patient with suspended student', 'ready', 8)
  await note('minor with unvalidated student', 'ready', 8)
  await note('minor with referent', 'ready', 8)
  await note('patient with supervisor', 'draft', null)
  await note('patient with administrator', 'ready', 8)
  await note('patient with former administrator', 'ready', 8)
  await note('patient with student of a student', 'ready', 1)
  await note('patient with student of an administrator', 'ready', 1)
  await note('patient with student of a former administrator', 'ready', 1)
  // A decided review waits for nobody.
  await sql`insert into note_reviews (appointment_id, author_id, content_hash, submitted_at, decision, reviewed_at)
    values (${appointments['patient with student, archived'].id}, ${people.student.id}, ${'b'.repeat(64)}, now() - interval '20 days', 'signed', now())`
}

async function insertRatings(sql: Sql, { people }: Cast, appointments: Appointments): Promise<void> {
  const rate = async (name: AppointmentName, state: string, daysAgo: number, reply?: string) => {
    const { id, patient, practitioner } = appointments[name]
    const [rating] = await sql<{ id: string }[]>`
      insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, comment, comment_state, rated_at)
      values (${id}, ${people[patient].id}, ${people[practitioner].id}, 4, 'Merci.', ${state}, now() - ${daysAgo} * interval '1 day') returning id`
    if (reply)
      await sql`insert into rating_replies (rating_id, author_id, body, state, replied_at)
        values (${rating?.id ?? ''}, ${people[practitioner].id}, 'Merci à vous.', ${reply}, now() - ${daysAgo} * interval '1 day')`
  }
  await rate('patient with student', 'passed_on', 1, 'passed_on')
  await rate('patient with student, archived', 'passed_on', 1, 'waiting')
  await rate('pseudonymous patient with student', 'waiting', 1)
  await rate('minor with expired student', 'waiting', 8)
  await rate('patient with suspended student', 'waiting', 1)
  await rate('patient with supervisor', 'waiting', 1)
  await rate('minor with referent', 'waiting', 9)
  await rate('student with referent', 'passed_on', 1, 'passed_on')
  await rate('supervisor with referent', 'passed_on', 1, 'passed_on')
  await rate('administrator with referent', 'passed_on', 1, 'passed_on')
  await rate('patient with administrator', 'passed_on', 1, 'passed_on')
  await rate('patient with former administrator', 'passed_on', 1, 'passed_on')
  await rate('patient with student of a student', 'waiting', 1)
  await rate('patient with student of an administrator', 'waiting', 1)
  await rate('patient with student of a former administrator', 'waiting', 1)
  const report = (reporter: PersonName, practitioner: PersonName, state: string) => sql`
    insert into reports (reporter_id, practitioner_id, practitioner_name, category, severity, body, state, answer, reported_at,
      answer_due_at, taken_at, answered_at)
    select ${people[reporter].id}, ${people[practitioner].id}, ${practitioner}, 'conduct', 'ordinary', 'Mal reçu.', state,
      case when state = 'answered' then 'Nous avons agi.' end, now(), now() + interval '1 day', case when state <> 'new' then now() end,
      case when state = 'answered' then now() end
    from (select ${state}::text as state) as s`
  await report('patient', 'student', 'new')
  await report('pseudonymous patient', 'supervisor', 'answered')
  await report('minor', 'referent', 'new')
  for (const reporter of ['student', 'supervisor', 'administrator'] as const) await report(reporter, 'referent', 'new')
  // The referent supervises this student, and answers other reports only.
  await report('minor', 'unvalidated student', 'new')
}
