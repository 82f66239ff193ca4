import type { CataloguedTable } from './catalogued-table.ts'

const NOTES_BY_HAND = 'whether a patient reads the notes about them, a referent answers by hand (GDPR, article 15)'

/** Texts written after a consultation: notes, summaries, ratings, reports. */
export const wordsTables: readonly CataloguedTable[] = [
  {
    table: 'public.consultation_summaries',
    treatment: 'consultation',
    exports: [
      {
        title: 'Résumés reçus',
        where: 't.patient_id = me.id and t.shared_at is not null',
        without: { others: ['author_id'] },
      },
      { title: 'Résumés écrits', where: 't.author_id = me.id', without: { others: ['patient_id'] } },
    ],
    erasure: 'cascade',
    retention: { until: 'archive' },
  },
  {
    table: 'public.consultation_notes',
    treatment: 'consultation',
    exports: [{ title: 'Notes de séance écrites', where: 't.author_id = me.id' }],
    notExported: { signed_by: 'the note is its author’s, and carries the name', appointment_id: NOTES_BY_HAND },
    erasure: 'trigger',
    keptAfterErasure: [{ columns: ['signed_by_name'], of: ['supervisor'], why: 'who signed a patient’s file' }],
    retention: { until: 'archive' },
  },
  {
    table: 'public.note_amendments',
    treatment: 'consultation',
    exports: [{ title: 'Compléments de notes écrits', where: 't.author_id = me.id' }],
    notExported: { signed_by: 'the amendment is its author’s, and carries the name', appointment_id: NOTES_BY_HAND },
    erasure: 'cascade',
    keptAfterErasure: [{ columns: ['signed_by_name'], of: ['supervisor'], why: 'who signed a patient’s file' }],
    retention: { until: 'archive' },
  },
  {
    table: 'public.note_reviews',
    treatment: 'consultation',
    exports: [
      {
        title: 'Relectures de vos notes',
        where: 't.author_id = me.id',
        without: { internal: ['content_hash'], others: ['reviewer_id'] },
      },
      {
        title: 'Notes que vous avez relues',
        where: 't.reviewer_id = me.id',
        without: { internal: ['content_hash'], others: ['author_id'] },
      },
    ],
    notExported: { appointment_id: NOTES_BY_HAND, amendment_id: NOTES_BY_HAND },
    erasure: 'cascade',
    keptAfterErasure: [{ columns: ['reviewer_name'], of: ['supervisor'], why: 'who read a patient’s file' }],
    retention: { until: 'archive' },
  },
  {
    table: 'app.note_openings',
    treatment: 'consultation',
    exports: [
      { title: 'Notes que vous avez ouvertes', where: 't.reader_id = me.id', without: { internal: ['content_hash'] } },
    ],
    notExported: { appointment_id: 'each opening stands in the patient’s access log' },
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'public.consultation_notes' },
  },
  {
    table: 'public.personal_notes',
    treatment: 'consultation',
    exports: [{ title: 'Notes personnelles', where: 't.owner_id = me.id' }],
    erasure: 'trigger',
    retention: { until: 'archive' },
  },
  {
    table: 'public.consultation_ratings',
    treatment: 'consultation',
    exports: [{ title: 'Avis donnés', where: 't.patient_id = me.id', without: { others: ['moderated_by'] } }],
    notExported: { practitioner_id: 'the rating is the patient’s', moderated_by: 'the rating is the patient’s' },
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'public.appointments' },
  },
  {
    table: 'public.rating_replies',
    treatment: 'consultation',
    exports: [
      {
        title: 'Réponses reçues à vos avis',
        where:
          "t.state = 'passed_on' and t.rating_id in (select r.id from public.consultation_ratings r where r.patient_id = me.id)",
        without: { internal: ['moderated_at'], others: ['author_id', 'moderated_by'] },
      },
      { title: 'Réponses écrites à un avis', where: 't.author_id = me.id', without: { others: ['moderated_by'] } },
    ],
    notExported: { moderated_by: 'the reply is its author’s', rating_id: 'a reply that waits to be passed on' },
    erasure: 'cascade',
    retention: { until: 'archive' },
  },
  {
    table: 'public.reports',
    treatment: 'consultation',
    exports: [
      {
        title: 'Signalements faits',
        where: 't.reporter_id = me.id',
        without: {
          internal: ['reminded_at', 'escalated_at'],
          others: ['practitioner_id', 'referent_id', 'severity', 'suspension_requested_at', 'suspension_reason'],
        },
      },
    ],
    notExported: {
      practitioner_id: 'what somebody said of them, in confidence, to a referent',
      referent_id: 'the report is the patient’s',
    },
    // An open report outlives its author's account, without the name; forget_reporter deletes a closed one.
    erasure: 'detach',
    keptAfterErasure: [{ columns: ['referent_name'], of: ['supervisor'], why: 'who answered the patient' }],
    retention: { until: 'archive' },
  },
  {
    table: 'app.report_supervisors',
    treatment: 'consultation',
    notExported: { '*': 'who reads a report only if nobody else can: would tell a supervisor of the report' },
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'public.reports' },
  },
]
