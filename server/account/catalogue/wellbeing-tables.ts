import type { CataloguedTable } from './catalogued-table.ts'

const own = { erasure: 'cascade', retention: { until: 'account' } } as const

/** Health data of the person: mood entries and conversations with the assistant. */
export const wellbeingTables: readonly CataloguedTable[] = [
  {
    table: 'public.mood_entries',
    treatment: 'wellbeing',
    exports: [{ title: 'Humeurs', where: 't.user_id = me.id' }],
    ...own,
  },
  {
    table: 'public.chat_sessions',
    treatment: 'wellbeing',
    exports: [{ title: 'Conversations avec l’assistant', where: 't.user_id = me.id' }],
    ...own,
  },
  {
    table: 'public.chat_messages',
    treatment: 'wellbeing',
    exports: [
      {
        title: 'Messages échangés avec l’assistant',
        where: 't.chat_session_id in (select s.id from public.chat_sessions s where s.user_id = me.id)',
      },
    ],
    ...own,
  },
  {
    table: 'app.chat_states',
    treatment: 'wellbeing',
    exports: [
      {
        title: 'État des conversations avec l’assistant',
        where: 't.chat_session_id in (select s.id from public.chat_sessions s where s.user_id = me.id)',
      },
    ],
    ...own,
  },
  {
    table: 'public.mail_habits',
    treatment: 'wellbeing',
    exports: [{ title: 'Rappels et conseil du jour', where: 't.user_id = me.id' }],
    ...own,
  },
  {
    table: 'public.slot_alerts',
    treatment: 'consultation',
    exports: [{ title: 'Alertes de créneau', where: 't.user_id = me.id' }],
    notExported: { practitioner_id: 'a choice of the patient who waits, not a fact about the practitioner' },
    ...own,
  },
]
