import type { CataloguedTable } from './catalogued-table.ts'

const own = { erasure: 'cascade', retention: { until: 'account' } } as const

/** The work of practitioners. */
export const practiceTables: readonly CataloguedTable[] = [
  {
    table: 'app.supervisions',
    treatment: 'practice',
    exports: [{ title: 'Supervision', where: 't.student_id = me.id or t.supervisor_id = me.id' }],
    ...own,
  },
  {
    table: 'app.proof_reviews',
    treatment: 'practice',
    exports: [
      {
        title: 'Décisions sur vos justificatifs',
        where: 't.student_id = me.id',
        without: ['reviewer_id', 'before', 'mail_id'],
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
    table: 'public.stage_hours',
    treatment: 'practice',
    exports: [{ title: 'Heures de stage', where: 't.student_id = me.id', without: ['counted_for', 'decided_by'] }],
    notExported: { decided_by: 'the hours are the student’s, and carry the name' },
    ...own,
  },
  {
    table: 'public.attestations',
    treatment: 'practice',
    exports: [{ title: 'Attestations d’heures', where: 't.student_id = me.id or t.supervisor_id = me.id' }],
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
    exports: [{ title: 'Disponibilités', where: 't.practitioner_id = me.id', without: ['starts'] }],
    ...own,
  },
  {
    table: 'public.calendar_feeds',
    treatment: 'practice',
    exports: [{ title: 'Agenda partagé', where: 't.user_id = me.id', without: ['token_hash'] }],
    ...own,
  },
  { table: 'app.calendars', treatment: 'practice', notExported: { '*': 'holds nothing but a lock' }, ...own },
  { table: 'app.offered_starts', treatment: 'practice', notExported: { '*': 'computed from slots' }, ...own },
  {
    table: 'app.offered_times',
    treatment: 'practice',
    erasure: 'none',
    retention: { until: 'kept', why: 'computed from slots' },
  },
]
