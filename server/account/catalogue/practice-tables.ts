import { RETENTION_STAY_YEARS } from '#domain/constants.ts'
import { afterYears } from './after-years.ts'
import type { CataloguedTable } from './catalogued-table.ts'

const own = { erasure: 'cascade', retention: { until: 'account' } } as const

/** Work of practitioners. */
export const practiceTables: readonly CataloguedTable[] = [
  {
    table: 'app.supervisions',
    treatment: 'practice',
    exports: [{ title: 'Supervision', where: 't.student_id = me.id or t.supervisor_id = me.id' }],
    keptAfterErasure: [
      { columns: ['supervisor_name'], of: ['supervisor'], why: 'who followed a student, for the student’s file' },
    ],
    ...own,
  },
  {
    table: 'app.proof_reviews',
    treatment: 'practice',
    exports: [
      {
        title: 'Décisions sur vos justificatifs',
        where: 't.student_id = me.id',
        without: { internal: ['before', 'mail_id'], others: ['reviewer_id'] },
      },
    ],
    notExported: { reviewer_id: 'the decision is about the student' },
    ...own,
  },
  {
    table: 'app.status_notices',
    treatment: 'practice',
    notExported: { '*': 'which mails about a status have left' },
    ...own,
  },
  {
    table: 'public.supervision_alerts',
    treatment: 'practice',
    exports: [
      {
        title: 'Alertes de supervision à votre sujet',
        where: 't.student_id = me.id',
        without: { internal: ['source_id'], others: ['seen_by', 'closed_by', 'handled_by'] },
      },
      {
        title: 'Alertes de supervision que vous avez traitées',
        where: 'me.id in (t.seen_by, t.closed_by, t.handled_by)',
        without: { internal: ['source_id'], others: ['student_id', 'seen_by', 'closed_by', 'handled_by'] },
      },
    ],
    notExported: { appointment_id: 'the alert is about the student' },
    erasure: 'trigger',
    keptAfterErasure: [
      { columns: ['seen_by_name', 'handled_by_name'], of: ['supervisor'], why: 'who answered for a student' },
    ],
    retention: afterYears('t.raised_at', RETENTION_STAY_YEARS),
  },
  {
    table: 'public.alert_messages',
    treatment: 'practice',
    exports: [
      { title: 'Messages écrits sur une alerte', where: 't.author_id = me.id' },
      {
        title: 'Messages reçus sur vos alertes',
        where:
          't.author_id <> me.id and t.alert_id in (select s.id from public.supervision_alerts s where s.student_id = me.id)',
        without: { others: ['author_id'] },
      },
    ],
    notExported: { alert_id: 'the messages are about the student' },
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'public.supervision_alerts' },
  },
  {
    table: 'public.supervision_meetings',
    treatment: 'practice',
    exports: [{ title: 'Créneaux de supervision offerts', where: 't.supervisor_id = me.id' }],
    ...own,
  },
  {
    table: 'public.meeting_bookings',
    treatment: 'practice',
    exports: [{ title: 'Rendez-vous de supervision', where: 't.student_id = me.id' }],
    ...own,
  },
  {
    table: 'app.meeting_stays',
    treatment: 'practice',
    exports: [
      {
        title: 'Présences en supervision',
        where:
          "(t.party = 'practitioner' and t.meeting_id in (select m.id from public.supervision_meetings m where m.supervisor_id = me.id)) or (t.party <> 'practitioner' and t.meeting_id in (select b.meeting_id from public.meeting_bookings b where b.student_id = me.id and (select count(*) from public.meeting_bookings c where c.meeting_id = b.meeting_id) = 1))",
        without: { internal: ['presence', 'presence_ref'] },
      },
    ],
    erasure: 'cascade',
    retention: afterYears('t.entered_at', RETENTION_STAY_YEARS),
  },
  {
    table: 'public.stage_hours',
    treatment: 'practice',
    exports: [
      {
        title: 'Heures de stage',
        where: 't.student_id = me.id',
        without: { internal: ['counted_for'], others: ['decided_by'] },
      },
    ],
    notExported: { decided_by: 'the hours are the student’s, and carry the name' },
    keptAfterErasure: [{ columns: ['decided_by_name'], of: ['supervisor'], why: 'who confirmed a student’s hours' }],
    ...own,
  },
  {
    table: 'public.attestations',
    treatment: 'practice',
    exports: [{ title: 'Attestations d’heures', where: 't.student_id = me.id or t.supervisor_id = me.id' }],
    keptAfterErasure: [{ columns: ['supervisor_name'], of: ['supervisor'], why: 'who sealed a student’s attestation' }],
    ...own,
  },
  {
    table: 'app.attestation_files',
    treatment: 'practice',
    erasure: 'cascade',
    retention: { until: 'parent', parent: 'public.attestations' },
  },
  {
    table: 'app.practitioner_figures',
    treatment: 'practice',
    notExported: { '*': 'counted each night from what is exported' },
    ...own,
  },
  {
    table: 'public.slots',
    treatment: 'practice',
    exports: [{ title: 'Disponibilités', where: 't.practitioner_id = me.id', without: { internal: ['starts'] } }],
    ...own,
  },
  {
    table: 'public.calendar_feeds',
    treatment: 'practice',
    exports: [{ title: 'Agenda partagé', where: 't.user_id = me.id', without: { secret: ['token_hash'] } }],
    ...own,
  },
  {
    table: 'app.calendars',
    treatment: 'practice',
    exports: [
      {
        title: 'Délai et nombre de séances',
        where: 't.practitioner_id = me.id',
        without: { internal: ['openings_due_at'] },
      },
    ],
    ...own,
  },
  { table: 'app.offered_starts', treatment: 'practice', notExported: { '*': 'computed from slots' }, ...own },
  { table: 'public.openings', treatment: 'practice', notExported: { '*': 'computed from slots' }, ...own },
  { table: 'public.directory_cards', treatment: 'practice', notExported: { '*': 'copied from the profile' }, ...own },
  {
    table: 'app.slugs',
    treatment: 'practice',
    erasure: 'none',
    retention: { until: 'kept', why: 'addresses once given, of nobody in particular, so that none is given twice' },
  },
  {
    table: 'app.offered_times',
    treatment: 'practice',
    erasure: 'none',
    retention: { until: 'kept', why: 'computed from slots' },
  },
]
