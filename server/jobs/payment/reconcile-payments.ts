import { addMinutes } from '#domain/time.ts'
import { describeError } from '../../log.ts'
import { applyPaymentEvent } from '../../payment/apply-payment-event.ts'
import { defineJob } from '../define-job.ts'

/** Webhooks usually arrive within seconds. */
const ASK_AFTER_MINUTES = 10
const ASK_FOR_HOURS = 48
const BATCH = 50

/**
 * Reconciliation: asks the provider about payments without a report, so that a lost webhook costs minutes and no booking. A
 * payment still under our own id cannot be asked about. Newest first, so that abandoned payments do not delay others.
 */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  schedule: '*/5 * * * *',
  retry: { times: 1, firstSeconds: 30, longestSeconds: 30 },
  runsAtMostSeconds: 240,
  async handle({ deps, signal }) {
    const { db, payment: provider, clock, log } = deps
    const now = clock()
    const open = await db.asService(
      (sql) => sql<{ id: string; provider_reference: string }[]>`
        select id, provider_reference from payments
        where provider = ${provider.name} and payment_status in ('created', 'requires_action', 'failed')
          and provider_reference <> id::text
          and created_at between ${addMinutes(now, -ASK_FOR_HOURS * 60)} and ${addMinutes(now, -ASK_AFTER_MINUTES)}
        order by created_at desc limit ${BATCH}`,
    )
    for (const { id, provider_reference: reference } of open) {
      if (signal.aborted) return
      try {
        const event = await provider.lookUp(reference)
        if (event) await db.asService((sql) => applyPaymentEvent(sql, deps, id, event, clock()))
      } catch (error) {
        log.warn('payment lookup at the provider failed', { payment: id, ...describeError(error) })
      }
    }
  },
})
