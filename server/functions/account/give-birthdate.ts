import { birthdateAnswerSchema } from '#domain/profile/birthdate.ts'
import { relyOnBirthdate } from '../../booking/rely-on-birthdate.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { lockPatient } from '../../money/lock-patient.ts'

/** Birthdate before a payment that is not a booking. Locks it, and says what it allows. */
export const giveBirthdate = defineFunction({
  name: 'give-birthdate',
  who: 'signed-in',
  input: birthdateAnswerSchema,
  limit: { per: 'account', times: 30, perSeconds: 60 * 60 },
  async handle({ input, identity, sql, now }) {
    const userId = callerId(identity)
    return { rule: await relyOnBirthdate(sql, userId, await lockPatient(sql, userId), input, now) }
  },
})
