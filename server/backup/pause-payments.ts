import type { Sql } from '../db/postgres.ts'

export const PAYMENTS_PAUSED =
  'Payments are switched off: compare with Stripe (docs/operations.md, « After a restore »), then switch them on in /admin/site.'

/** A restored database would charge again the months of premium that were paid since the backup. */
export async function pausePayments(sql: Sql): Promise<void> {
  await sql`
    update app.site_switches set is_on = false, changed_at = now(), changed_by = null where name = 'payments'`
}
