import { fileNumber } from '#domain/admin/file-number.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Act } from '../act.ts'
import { hasSecondFactor } from '../has-second-factor.ts'
import { removeSecondFactors } from '../remove-second-factors.ts'

interface Person {
  name: string
  email: string | null
  user_type: string
}

async function lockWithFactor(sql: Transaction, id: string): Promise<Person> {
  const [person] = await sql<Person[]>`
    select btrim(p.first_name || ' ' || p.last_name) as name, u.email, p.user_type
    from profiles p join auth.users u on u.id = p.id where p.id = ${id} for update of p`
  if (!person) throw new AppError('not_found')
  if (!(await hasSecondFactor(sql, id))) throw new AppError('second_factor_missing')
  return person
}

export const resetSecondFactor: Act<'reset-second-factor'> = {
  async sentence({ sql }, { personId }) {
    const { name, user_type: type } = await lockWithFactor(sql, personId)
    // The description is stored: it does not name a patient.
    const whose = type === 'patient' ? `du compte ${fileNumber(personId)}` : `de ${name}`
    return `Réinitialiser la vérification en deux étapes ${whose}`
  },
  async perform({ sql, deps, now }, { personId }) {
    const { email } = await lockWithFactor(sql, personId)
    await removeSecondFactors(sql, deps, { id: personId, email }, now)
  },
}
