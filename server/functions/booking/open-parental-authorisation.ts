import { parentalLinkSchema } from '#domain/booking/schema.ts'
import { endOfConsent } from '../../booking/consent-of-minor.ts'
import { lockParentalRequest } from '../../booking/lock-parental-request.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'

/** Page of a parent's link: what withdrawing would end and its amount, never with whom, when or about what. */
export const openParentalAuthorisation = defineFunction({
  name: 'open-parental-authorisation',
  who: 'anyone',
  input: parentalLinkSchema,
  limit: { per: 'address', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql, now }) {
    const request = await lockParentalRequest(sql, token, now)
    const { patientId, purpose, state, firstName, parentName, answeredAt } = request
    const isInForce = state === 'granted'
    return {
      state,
      purpose,
      firstName,
      parentName,
      answeredAt: answeredAt?.toISOString() ?? null,
      toCome: isInForce ? await endOfConsent(sql, purpose, patientId, now) : { canceled: 0, refundCents: 0 },
    }
  },
})
