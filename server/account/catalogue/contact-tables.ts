import { RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY } from '#domain/constants.ts'
import { afterYears } from './after-years.ts'
import type { CataloguedTable } from './catalogued-table.ts'
import { hourly } from './hourly.ts'

/** Data that people without an account can leave too, found by email address. */
export const contactTables: readonly CataloguedTable[] = [
  {
    table: 'public.newsletter_subscriptions',
    treatment: 'contact',
    exports: [
      { title: 'Lettre d’information', where: 't.email = me.email', without: { secret: ['confirmation_token_hash'] } },
    ],
    erasure: 'trigger',
    // A confirmed address is kept until its owner unsubscribes with the link in every newsletter.
    retention: hourly(
      'case when t.confirmed_at is null then t.confirmation_expires_at end',
      'sans confirmation : fin du lien',
    ),
  },
  {
    table: 'public.contact_messages',
    treatment: 'contact',
    exports: [
      {
        title: 'Messages à l’équipe',
        where: 'lower(t.email) = me.email',
        without: { others: ['assigned_to', 'answered_by'] },
      },
    ],
    notExported: { assigned_to: 'who of the team reads it', answered_by: 'who of the team answered' },
    erasure: 'trigger',
    retention: afterYears('t.created_at', RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY),
  },
]
