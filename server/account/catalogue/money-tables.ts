import { accountingRetention } from './accounting-retention.ts'
import type { CataloguedTable } from './catalogued-table.ts'

const BOOKS = 'books, kept by law (code de commerce, L. 123-22)'

/** Payments, refunds and payouts. */
export const moneyTables: readonly CataloguedTable[] = [
  {
    table: 'public.payments',
    treatment: 'money',
    exports: [{ title: 'Paiements', where: 't.user_id = me.id' }],
    erasure: 'detach',
    keptAfterErasure: [{ columns: ['metadata', 'provider_reference'], of: ['patient', 'practitioner'], why: BOOKS }],
    retention: accountingRetention('coalesce(t.completed_at, t.created_at)'),
  },
  {
    table: 'app.receipts',
    treatment: 'money',
    exports: [
      { title: 'Notes', where: 't.payment_id in (select p.id from public.payments p where p.user_id = me.id)' },
    ],
    // The law requires the whole receipt to be kept, with the client's name.
    erasure: 'detach',
    keptAfterErasure: [
      { columns: ['number'], of: ['patient', 'practitioner'], why: BOOKS },
      { columns: ['content'], of: ['patient'], why: BOOKS },
    ],
    retention: { until: 'parent', parent: 'public.payments' },
  },
  {
    table: 'app.receipt_counters',
    treatment: 'money',
    erasure: 'none',
    retention: { until: 'kept', why: 'numbers of notes' },
  },
  {
    table: 'app.refunds',
    treatment: 'money',
    exports: [
      {
        title: 'Remboursements',
        where: 't.payment_id in (select p.id from public.payments p where p.user_id = me.id)',
      },
    ],
    erasure: 'none',
    retention: { until: 'parent', parent: 'public.payments' },
  },
  {
    table: 'app.withheld_refunds',
    treatment: 'money',
    exports: [
      {
        title: 'Remboursements suspendus à une contestation',
        where: 't.payment_id in (select p.id from public.payments p where p.user_id = me.id)',
      },
    ],
    erasure: 'none',
    retention: { until: 'parent', parent: 'public.payments' },
  },
  {
    table: 'app.disputes',
    treatment: 'money',
    exports: [
      {
        title: 'Paiements contestés',
        where: 't.payment_id in (select p.id from public.payments p where p.user_id = me.id)',
        without: { internal: ['reported_at'] },
      },
    ],
    erasure: 'none',
    keptAfterErasure: [{ columns: ['provider_reference', 'reason'], of: ['patient', 'practitioner'], why: BOOKS }],
    retention: accountingRetention('coalesce(t.closed_at, t.opened_at)'),
  },
  {
    table: 'app.legal_holds',
    treatment: 'money',
    notExported: { '*': 'of people whose account is erased, until a dispute or a report closes' },
    erasure: 'none',
    keptAfterErasure: [
      {
        columns: ['name', 'email', 'registration_number'],
        why: 'who somebody was, until the dispute or the report that needs it is closed',
      },
    ],
    retention: { until: 'parent', parent: 'app.disputes' },
  },
  {
    table: 'app.payout_files',
    treatment: 'money',
    notExported: { written_by: 'an act of those who run the service' },
    erasure: 'detach',
    keptAfterErasure: [{ columns: ['orders'], of: ['practitioner'], why: BOOKS }],
    retention: accountingRetention('coalesce(t.recorded_at, t.written_at)'),
  },
  {
    table: 'app.cards_to_forget',
    treatment: 'money',
    erasure: 'none',
    retention: {
      until: 'kept',
      why: 'numbers of payments, until their saved card is taken away at the payment provider',
    },
  },
  {
    table: 'public.subscriptions',
    treatment: 'money',
    exports: [{ title: 'Abonnements', where: 't.user_id = me.id' }],
    erasure: 'cascade',
    retention: { until: 'account' },
  },
  {
    table: 'public.payouts',
    treatment: 'money',
    exports: [{ title: 'Versements reçus', where: 't.practitioner_id = me.id' }],
    erasure: 'detach',
    retention: accountingRetention('t.paid_at'),
  },
  {
    table: 'public.payout_accounts',
    treatment: 'money',
    exports: [{ title: 'Compte de versement', where: 't.user_id = me.id' }],
    erasure: 'cascade',
    retention: { until: 'account' },
  },
]
