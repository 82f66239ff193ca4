import type { CataloguedTable } from './catalogued-table.ts'

const own = { erasure: 'cascade', retention: { until: 'account' } } as const

/** The work of practitioners. */
export const practiceTables: readonly CataloguedTable[] = [
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
