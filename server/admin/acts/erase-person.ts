import { fileNumber } from '#domain/admin/file-number.ts'
import { AppError } from '#domain/errors.ts'
import { eraseAccount } from '../../account/erase-account.ts'
import type { Act, ActContext } from '../act.ts'

/** An administrator must give up the role first, and nobody can be erased while an appointment is upcoming. */
async function requireErasable({ sql, now }: ActContext, personId: string): Promise<void> {
  const [person] = await sql<{ is_awaited: boolean }[]>`
    select exists (select from appointments a where (a.patient_id = p.id or a.practitioner_id = p.id)
      and a.status = 'confirmed' and a.ends_at > ${now}) as is_awaited
    from profiles p where p.id = ${personId} and p.user_type <> 'admin' for update`
  if (!person) throw new AppError('not_found')
  if (person.is_awaited) throw new AppError('person_has_appointments')
}

/**
 * For somebody who asked us to erase them and cannot do it themselves. The description is stored, so it contains no name.
 */
export const erasePersonAct: Act<'erase-person'> = {
  async sentence(context, { personId }) {
    await requireErasable(context, personId)
    return `Effacer le compte ${fileNumber(personId)} et tout ce qui s’y rattache`
  },
  async perform(context, { personId }) {
    await requireErasable(context, personId)
    const { sql, deps, now } = context
    await eraseAccount(sql, { jobs: deps.jobs, fanout: deps.fanout, now }, { id: personId, reason: 'asked' })
  },
}
