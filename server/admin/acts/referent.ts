import { settleReaders } from '../../reports/settle-readers.ts'
import { type Act, lockPersonOfType } from '../act.ts'

export const makeReferent: Act<'make-referent'> = {
  async sentence({ sql }, { personId }) {
    const { name } = await lockPersonOfType(sql, personId, 'therapist')
    return `Nommer ${name} psychologue référent·e`
  },
  async perform({ sql, deps, now }, { personId }) {
    await lockPersonOfType(sql, personId, 'therapist')
    await sql`update profiles set is_referent = true where id = ${personId}`
    await settleReaders(sql, deps, now)
  },
}

export const unmakeReferent: Act<'unmake-referent'> = {
  async sentence({ sql }, { personId }) {
    const { name } = await lockPersonOfType(sql, personId, 'therapist')
    return `Retirer à ${name} sa place de psychologue référent·e`
  },
  async perform({ sql, deps, now }, { personId }) {
    await lockPersonOfType(sql, personId, 'therapist')
    await sql`update profiles set is_referent = false where id = ${personId}`
    await settleReaders(sql, deps, now)
  },
}
