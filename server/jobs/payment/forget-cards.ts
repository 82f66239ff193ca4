import { describeError } from '../../log.ts'
import { defineJob } from '../define-job.ts'

/** In random order, so that those that always fail keep no others waiting. */
const BATCH = 200

/** Takes saved cards away at Stripe once their subscription is over: nothing can be charged to them any more. */
export const forgetCards = defineJob({
  name: 'forget-cards',
  schedule: '*/10 * * * *',
  retry: { times: 1, firstSeconds: 60, longestSeconds: 60 },
  runsAtMostSeconds: 300,
  async handle({ deps: { db, payment: provider, log }, signal }) {
    if (provider.name !== 'stripe') return
    const due = await db.asService(
      (sql) => sql<{ id: string; provider_reference: string }[]>`
        select p.id, p.provider_reference from app.cards_to_forget c join payments p on p.id = c.payment_id
        where p.is_test = ${provider.isTest}
        order by random() limit ${BATCH}`,
    )
    for (const { id, provider_reference: reference } of due) {
      if (signal.aborted) return
      try {
        await provider.forgetCard(reference)
        await db.asService((sql) => sql`delete from app.cards_to_forget where payment_id = ${id}`)
      } catch (error) {
        log.warn('a saved card could not be taken away', { payment: id, ...describeError(error) })
      }
    }
  },
})
