import type { ActInput, ActName } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'

export interface ActContext {
  sql: Transaction
  deps: Pick<Deps, 'jobs' | 'fanout'>
  now: Date
}

/** An act that two people do: its sentence when it is asked for, the deed once another has agreed. */
export interface Act<A extends ActName> {
  /** Also refuses what cannot be done. */
  sentence(context: ActContext, input: ActInput<A>): Promise<string>
  perform(context: ActContext, input: ActInput<A>): Promise<void>
}

/** Somebody of that type, their row locked. */
export async function lockPersonOfType(sql: Transaction, id: string, type: string): Promise<{ name: string }> {
  const [person] = await sql<{ name: string }[]>`
    select btrim(first_name || ' ' || last_name) as name from profiles
    where id = ${id} and user_type = ${type} for update`
  if (!person) throw new AppError('not_found')
  return person
}
