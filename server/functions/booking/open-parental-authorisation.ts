import { parentalLinkSchema } from '#domain/booking/schema.ts'
import { bookingsOfMinor } from '../../booking/bookings-of-minor.ts'
import { lockParentalRequest } from '../../booking/lock-parental-request.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** Page of a parent's link: number of consultations and amount, never with whom, when or about what. */
export const openParentalAuthorisation = defineFunction({
  name: 'open-parental-authorisation',
  who: 'anyone',
  input: parentalLinkSchema,
  limit: { per: 'address', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql, now }) {
    const { patientId, state, firstName, parentName, answeredAt } = await lockParentalRequest(sql, token, now)
    const isInForce = state === 'granted'
    return {
      state,
      firstName,
      parentName,
      answeredAt: answeredAt?.toISOString() ?? null,
      toCome: isInForce ? await bookingsOfMinor(sql, patientId, now) : { appointments: 0, refundCents: 0 },
    }
  },
})
