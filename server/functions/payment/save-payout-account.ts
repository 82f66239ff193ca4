import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { payoutAccountSchema } from '#domain/payment/payout-schema.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requireOwner } from '../../identity/require-owner.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/**
 * Payout account, changed by its owner only: requires the password or a fresh authentication, and is recorded by mail
 * and in the access log.
 */
export const savePayoutAccount = defineFunction({
  name: 'save-payout-account',
  who: ['patient', 'student', 'therapist'],
  input: payoutAccountSchema.extend({ password: z.string().max(PASSWORD_MAX_CHARACTERS).optional() }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { holderName, iban, password }, identity, sql, now, deps }) {
    const id = callerId(identity)
    const isPatient = userTypeOf(identity.app_metadata?.user_type) === 'patient'
    if (isPatient && !(await wasPaidFor(sql, id))) throw new AppError('not_allowed')
    await requireOwner(sql, identity, password, now)
    await sql`
      insert into payout_accounts (user_id, holder_name, iban, updated_at)
      values (${id}, ${holderName}, ${iban}, ${now})
      on conflict on constraint payout_accounts_pkey do update
        set holder_name = excluded.holder_name, iban = excluded.iban, updated_at = excluded.updated_at`
    const ibanEnd = iban.slice(-4)
    const [person] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${id}`
    if (person?.email)
      await queueMail(sql, deps.jobs, { to: person.email, template: 'payout-account-changed', data: { ibanEnd } })
    return { ibanEnd }
  },
})

/** A former practitioner has a patient's account, and may still have earnings to receive. */
async function wasPaidFor(sql: Transaction, practitionerId: string): Promise<boolean> {
  const paid = await sql`
    select from appointments a join payments p on p.appointment_id = a.id and p.completed_at is not null and not p.is_test
    where a.practitioner_id = ${practitionerId} limit 1`
  return paid.length > 0
}
