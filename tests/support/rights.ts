import type { Claims } from '#server/db/identity.ts'
import type { Sql, Transaction } from '#server/db/postgres.ts'
import type { Person } from './rows/people.ts'

export const identities = ['visitor', 'patient', 'student', 'therapist', 'admin'] as const
export const verbs = ['select', 'insert', 'update', 'delete'] as const

export type IdentityName = (typeof identities)[number]
export type Verb = (typeof verbs)[number]

/**
 * Outcome of a verb: `refused` by the database before any row is read; `own`: done on own rows only; `all`: done on
 * anybody's; `none`: allowed, but no row is reachable.
 */
export type Outcome = 'refused' | 'own' | 'all' | 'none'

type Row = Record<string, string | number | boolean | null>

/** Rights of one table, cell by cell, with the rows to test them. */
export interface TableRights {
  table: string
  /** Inserts (or finds) a row of the user, and returns the columns that identify it. */
  rowOf(sql: Transaction, person: Person): Promise<Row>
  /** Row that a browser would insert for the user. */
  newRow(person: Person): Row
  change: Row
  expected: Record<IdentityName, Record<Verb, Outcome>>
}

export function defineRights(rights: TableRights): TableRights {
  return rights
}

/** Tries one cell inside a transaction that is always rolled back. */
export async function tryCell(
  superuser: Sql,
  rights: TableRights,
  verb: Verb,
  actor: Claims,
  own: Person,
  other: Person,
): Promise<Outcome> {
  let outcome: Outcome = 'none'
  const rolledBack = new Error('rolled back on purpose')
  await superuser
    .begin(async (sql) => {
      const rows = verb === 'insert' ? [] : [await rights.rowOf(sql, own), await rights.rowOf(sql, other)]
      await sql`select app.enter(${JSON.stringify(actor)}::text::jsonb)`
      const onOwn = await attempt(sql, rights, verb, own, rows[0])
      const onOther = await attempt(sql, rights, verb, other, rows[1])
      outcome = judge(onOwn, onOther)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return outcome
}

type Attempt = 'done' | 'nothing' | 'refused'

function judge(onOwn: Attempt, onOther: Attempt): Outcome {
  if (onOwn === 'done') return onOther === 'done' ? 'all' : 'own'
  if (onOther === 'done') throw new Error('reaches the rows of others but not its own')
  return onOwn === 'refused' ? 'refused' : 'none'
}

/** Insufficient privilege; or a view that is not updatable. */
const refusals = new Set(['42501', '55000'])

async function attempt(
  sql: Transaction,
  rights: TableRights,
  verb: Verb,
  person: Person,
  row: Row | undefined,
): Promise<Attempt> {
  try {
    return await sql.savepoint(async (step) => ((await act(step, rights, verb, person, row)) > 0 ? 'done' : 'nothing'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.has(String(error.code))) return 'refused'
    throw error
  }
}

async function act(
  sql: Transaction,
  rights: TableRights,
  verb: Verb,
  person: Person,
  row: Row | undefined,
): Promise<number> {
  const table = sql(`public.${rights.table}`)
  if (verb === 'insert') return (await sql`insert into ${table} ${sql(rights.newRow(person))}`).count
  const keys = Object.entries(row ?? {})
  const isThatRow = keys.flatMap(([column, value], i) =>
    i === 0 ? sql`${sql(column)} = ${value}` : sql` and ${sql(column)} = ${value}`,
  )
  if (verb === 'select') return (await sql`select from ${table} where ${isThatRow}`).count
  if (verb === 'update') return (await sql`update ${table} set ${sql(rights.change)} where ${isThatRow}`).count
  return (await sql`delete from ${table} where ${isThatRow}`).count
}
