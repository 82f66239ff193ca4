import { payoutAccountSchema } from '#domain/payment/payout-schema.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'

export const savePayoutAccount = defineFunction({
  name: 'save-payout-account',
  who: ['student', 'therapist'],
  input: payoutAccountSchema,
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { holderName, iban }, identity, sql, now }) {
    await sql`
      insert into payout_accounts (user_id, holder_name, iban, updated_at)
      values (${callerId(identity)}, ${holderName}, ${iban}, ${now})
      on conflict on constraint payout_accounts_pkey do update
        set holder_name = excluded.holder_name, iban = excluded.iban, updated_at = excluded.updated_at`
    return { ibanEnd: iban.slice(-4) }
  },
})
