import {
  RETENTION_CONNECTION_LOG_YEARS,
  RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT,
  RETENTION_STAY_YEARS,
} from '#domain/constants.ts'
import { acceptedText } from './accepted-text.ts'
import { accountingRetention } from './accounting-retention.ts'
import { afterYears } from './after-years.ts'
import { byMonth } from './by-month.ts'
import type { CataloguedTable } from './catalogued-table.ts'
import { wordsTables } from './words-tables.ts'

const ofMyAppointments = 't.appointment_id in (select a.id from public.appointments a where a.patient_id = me.id)'

/** Appointments and the messages and documents exchanged around them. */
export const consultationTables: readonly CataloguedTable[] = [
  {
    table: 'public.appointments',
    treatment: 'consultation',
    exports: [
      {
        title: 'Rendez-vous pris',
        where: 't.patient_id = me.id',
        without: { internal: ['free_again_at', 'archived_at'] },
      },
      {
        title: 'Consultations données',
        where: 't.practitioner_id = me.id',
        without: {
          internal: ['free_again_at', 'archived_at'],
          others: ['patient_id', 'topic', 'pseudonym', 'appearance'],
        },
      },
    ],
    erasure: 'detach',
    keptAfterErasure: [{ columns: ['pseudonym'], of: ['practitioner'], why: 'the patient’s' }],
    retention: accountingRetention('t.ends_at'),
  },
  {
    table: 'public.parental_authorisations',
    treatment: 'consultation',
    exports: [
      {
        title: 'Autorisations parentales',
        where: 't.patient_id = me.id',
        without: { secret: ['token_hash'] },
        with: ({ consent_version: version, parent_name: parent, purpose }) => ({
          accepted_text: acceptedText(purpose === 'premium' ? 'parental-premium' : 'parental', version, parent),
        }),
      },
    ],
    erasure: 'cascade',
    retention: { until: 'account' },
  },
  {
    table: 'public.letters',
    treatment: 'consultation',
    exports: [{ title: 'Lettres partagées', where: 't.patient_id = me.id' }],
    notExported: { practitioner_id: 'the letter is the patient’s' },
    erasure: 'cascade',
    retention: { until: 'archive' },
  },
  {
    table: 'public.thread_messages',
    treatment: 'consultation',
    exports: [
      {
        title: 'Messages échangés avec un praticien',
        where: 't.thread_id in (select c.id from public.threads c where c.patient_id = me.id)',
        without: { internal: ['told_at'] },
      },
      {
        title: 'Messages écrits à un patient',
        where:
          "t.sender = 'practitioner' and t.thread_id in (select c.id from public.threads c where c.practitioner_id = me.id)",
        without: { internal: ['told_at'] },
      },
    ],
    erasure: 'cascade',
    retention: { until: 'archive' },
  },
  {
    table: 'public.threads',
    treatment: 'consultation',
    exports: [
      {
        title: 'Conversations avec un praticien',
        where: 't.patient_id = me.id',
        without: { others: ['practitioner_read_at'] },
      },
      {
        title: 'Conversations avec un patient',
        where: 't.practitioner_id = me.id',
        without: { others: ['patient_id', 'pseudonym', 'patient_read_at'] },
      },
    ],
    erasure: 'cascade',
    retention: { until: 'archive' },
  },
  {
    table: 'public.consultation_outcomes',
    treatment: 'consultation',
    exports: [
      {
        title: 'Ce que vos séances ont été',
        where:
          't.appointment_id in (select a.id from public.appointments a where a.patient_id = me.id or a.practitioner_id = me.id)',
      },
    ],
    erasure: 'detach',
    retention: { until: 'parent', parent: 'public.appointments' },
  },
  {
    table: 'app.room_stays',
    treatment: 'consultation',
    exports: [
      {
        title: 'Présences en salle',
        where:
          "t.appointment_id in (select a.id from public.appointments a where (a.patient_id = me.id and t.party in ('patient', 'guest')) or (a.practitioner_id = me.id and t.party = 'practitioner'))",
        without: { internal: ['presence', 'presence_ref'] },
      },
    ],
    erasure: 'detach',
    retention: byMonth('t.entered_at', RETENTION_STAY_YEARS),
  },
  ...wordsTables,
  {
    table: 'public.supervision_calls',
    treatment: 'consultation',
    exports: [
      { title: 'Appels à la supervision', where: 't.student_id = me.id or t.supervisor_id = me.id' },
      {
        title: 'Présence d’un superviseur à vos séances',
        where: `t.answer = 'coming' and ${ofMyAppointments}`,
        without: { others: ['kind', 'asked_at', 'answered_at', 'answer', 'student_id'] },
      },
    ],
    erasure: 'trigger',
    retention: { until: 'archive' },
  },
  {
    table: 'public.identity_openings',
    treatment: 'consultation',
    exports: [
      { title: 'Identités demandées', where: 't.practitioner_id = me.id or t.supervisor_id = me.id' },
      { title: 'Ouvertures de votre identité', where: `t.agreed_at is not null and ${ofMyAppointments}` },
    ],
    erasure: 'trigger',
    retention: { until: 'archive' },
  },
  {
    table: 'app.health_archive',
    treatment: 'consultation',
    exports: [
      {
        title: 'Consultations archivées',
        where: `t.patient_id = me.id and t.source in ('public.appointments', 'public.letters', 'public.thread_messages',
          'public.consultation_summaries', 'public.consultation_ratings')`,
        without: { others: ['practitioner_id'] },
      },
    ],
    notExported: { practitioner_id: 'the archive is the patient’s' },
    erasure: 'trigger',
    keptAfterErasure: [
      {
        columns: ['content'],
        of: ['practitioner'],
        why: 'the files of a practitioner’s patients are the patients’',
      },
    ],
    retention: {
      until: 'ends',
      at: `greatest(t.last_contact_at, (select max(a.ends_at) from public.appointments a
        where a.patient_id = t.patient_id and a.practitioner_id = t.practitioner_id and a.booked_at is not null))
        + interval '${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} years'`,
      rule: `${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} ans après le dernier contact`,
    },
  },
  {
    // Written when an account ends by inactivity, so that its archive can be found.
    table: 'app.archive_addresses',
    treatment: 'consultation',
    exports: [],
    notExported: { patient_id: 'written when the account has ended' },
    erasure: 'trigger',
    retention: {
      until: 'ends',
      at: `t.last_contact_at + interval '${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} years'`,
      rule: `${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} ans après le dernier contact`,
    },
  },
  {
    table: 'app.archive_openings',
    treatment: 'consultation',
    exports: [
      { title: 'Ouvertures de votre archive', where: 't.patient_id = me.id', without: { others: ['referent_id'] } },
    ],
    notExported: { referent_id: 'the opening is the patient’s, and carries the name' },
    erasure: 'trigger',
    keptAfterErasure: [{ columns: ['referent_name'], of: ['supervisor'], why: 'who read a patient’s file' }],
    retention: afterYears('t.open_until', RETENTION_CONNECTION_LOG_YEARS),
  },
  {
    table: 'app.connection_reports',
    treatment: 'consultation',
    exports: [
      {
        title: 'Connexions signalées',
        where: `t.party = 'patient' and ${ofMyAppointments} or t.party = 'practitioner' and t.appointment_id in
          (select a.id from public.appointments a where a.practitioner_id = me.id)`,
        without: { internal: ['passed_on_at'] },
      },
    ],
    erasure: 'none',
    retention: { until: 'parent', parent: 'public.appointments' },
  },
  ...(['app.rooms', 'app.sent_reminders', 'app.note_reminders'] as const).map(
    (table): CataloguedTable => ({
      table,
      treatment: 'consultation',
      notExported: { '*': 'which mails have left, and the state of a room that has closed' },
      erasure: 'none',
      retention: { until: 'parent', parent: 'public.appointments' },
    }),
  ),
  {
    table: 'app.room_invitations',
    treatment: 'consultation',
    notExported: { '*': 'a name given by the patient, and a hash' },
    erasure: 'trigger',
    keptAfterErasure: [{ columns: ['guest_name'], of: ['practitioner'], why: 'invited by the patient' }],
    retention: {
      until: 'ends',
      at: "(select a.ends_at from public.appointments a where a.id = t.appointment_id) + interval '30 days'",
      rule: '30 jours après la séance',
    },
  },
  {
    table: 'app.hand_over_proposals',
    treatment: 'consultation',
    notExported: { '*': 'a question that waits for its answer' },
    erasure: 'cascade',
    retention: {
      until: 'ends',
      at: '(select a.ends_at from public.appointments a where a.id = t.appointment_id)',
      rule: 'fin de la séance',
    },
  },
]
