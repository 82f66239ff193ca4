import { AppError } from '#domain/errors.ts'
import { createAccount } from '../../identity/create-account.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Act, ActContext } from '../act.ts'

async function refuseKnownAddress({ sql }: ActContext, email: string): Promise<void> {
  const [known] = await sql`select from auth.users where email = ${email}`
  if (known) throw new AppError('invited_address_known', { field: 'email' })
}

interface Invited {
  email: string
  firstName: string
  lastName: string
}

/** Opens an account without a password; the person sets one with the code sent to their mailbox. */
async function invite(context: ActContext, person: Invited, userType: 'therapist' | 'admin'): Promise<string> {
  const { sql, deps, now } = context
  const id = await createAccount(sql, {
    email: person.email,
    userType,
    passwordHash: null,
    metadata: {},
    confirmedAt: now,
    now,
  })
  if (!id) throw new AppError('invited_address_known', { field: 'email' })
  await sql`
    update profiles set first_name = ${person.firstName}, last_name = ${person.lastName} where id = ${id}`
  await sql`update auth.users set invited_at = ${now} where id = ${id}`
  const data = { firstName: person.firstName, isAdministrator: userType === 'admin' }
  await queueMail(sql, deps.jobs, { to: person.email, template: 'invitation', data, now })
  return id
}

export const invitePsychologist: Act<'invite-psychologist'> = {
  async sentence(context, input) {
    await refuseKnownAddress(context, input.email)
    const [taken] = await context.sql`
      select from profiles where registration_number = ${input.registrationNumber}`
    if (taken) throw new AppError('registration_number_taken', { field: 'registrationNumber' })
    return `Inviter ${input.firstName} ${input.lastName} comme psychologue, numéro ${input.registrationNumber}`
  },
  async perform(context, input) {
    const id = await invite(context, input, 'therapist')
    await context.sql`
      update profiles set verified_at = ${context.now}, registration_number = ${input.registrationNumber},
        practising_since = ${input.practisingSince}
      where id = ${id}`
  },
}

export const inviteAdministrator: Act<'invite-administrator'> = {
  async sentence(context, input) {
    await refuseKnownAddress(context, input.email)
    return `Inviter ${input.firstName} ${input.lastName} comme administrateur ou administratrice`
  },
  async perform(context, input) {
    await invite(context, input, 'admin')
  },
}
