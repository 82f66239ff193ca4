import type { ParentalPurpose } from '#domain/booking/parental.ts'
import { endOfConsent, endWithoutConsent } from '../../booking/consent-of-minor.ts'
import { notifyMinor } from '../../booking/notify-minor.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../log.ts'
import { lockPatient } from '../../money/lock-patient.ts'
import { defineJob } from '../define-job.ts'

const BATCH = 200

/** Ends and refunds what minors pay for without a parent's consent, whatever let it begin. */
export const endWithoutConsentJob = defineJob({
  name: 'end-without-consent',
  schedule: '4-59/10 * * * *',
  retry: { times: 1, firstSeconds: 60, longestSeconds: 60 },
  runsAtMostSeconds: 300,
  async handle({ deps, signal }) {
    const now = deps.clock()
    const due = await deps.db.asService(
      (sql) => sql<{ user_id: string; purpose: ParentalPurpose }[]>`
        select user_id, 'premium' as purpose from subscriptions
        where status in ('active', 'past_due') and app.consent_is_missing(user_id, 'premium', ${now})
        union
        select patient_id, 'consultations' from appointments
        where status = 'confirmed' and starts_at > ${now} and app.consent_is_missing(patient_id, 'consultations', ${now})
        limit ${BATCH}`,
    )
    for (const { user_id: userId, purpose } of due) {
      if (signal.aborted) return
      try {
        await endOne(deps, userId, purpose, now)
      } catch (error) {
        // Continues with the others; this one is retried in ten minutes.
        deps.log.error('a payment without consent could not be ended', { purpose, ...describeError(error) })
      }
    }
  },
})

function endOne(deps: Deps, userId: string, purpose: ParentalPurpose, now: Date): Promise<void> {
  return deps.db.asService(async (sql) => {
    await lockPatient(sql, userId)
    // A parent may have agreed meanwhile.
    const [still] = await sql<
      { is_due: boolean }[]
    >`select app.consent_is_missing(${userId}, ${purpose}, ${now}) as is_due`
    const end = await endOfConsent(sql, purpose, userId, now)
    if (!still?.is_due || end.canceled === 0) return
    await endWithoutConsent(sql, deps, { purpose, userId, now })
    await notifyMinor(sql, deps, userId, { answer: 'missing', purpose, ...end })
  })
}
