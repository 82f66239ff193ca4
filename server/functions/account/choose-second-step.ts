import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { requireOwner } from '../../identity/require-owner.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** A change of the account's protection: ends its other sessions and sends a mail. */
export const chooseSecondStep = defineFunction({
  name: 'choose-second-step',
  who: 'signed-in',
  input: z.object({ isAlways: z.boolean(), password: z.string().max(PASSWORD_MAX_CHARACTERS).optional() }),
  limit: { per: 'account', times: 10, perSeconds: 60 * 60 },
  async handle({ input: { isAlways, password }, sql, identity, now, deps }) {
    const id = callerId(identity)
    await requireOwner(sql, identity, password, now)
    if (isAlways) await requireSecondWay(sql, id)
    const [changed] = await sql<{ email: string | null }[]>`
      update auth.users set second_step_always = ${isAlways}
      where id = ${id} and second_step_always <> ${isAlways} returning email`
    if (!changed) return { isAlways }
    await sql`delete from auth.sessions where user_id = ${id} and id is distinct from ${identity.session_id ?? null}`
    if (changed.email)
      await queueMail(sql, deps.jobs, { to: changed.email, template: 'second-step-changed', data: { isAlways } })
    return { isAlways }
  },
})

/** Without an address or a factor, a code at each sign-in would have nowhere to go but the number that signs in. */
async function requireSecondWay(sql: Transaction, id: string): Promise<void> {
  const [account] = await sql<{ has_way: boolean }[]>`
    select u.email is not null or exists (
      select from auth.factors f
      where f.user_id = u.id and f.factor_type <> 'recovery_code' and f.status = 'verified') as has_way
    from auth.users u where u.id = ${id}`
  if (!account?.has_way) throw new AppError('email_missing')
}
