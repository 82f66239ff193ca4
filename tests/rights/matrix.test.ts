import { beforeAll, describe, expect, test } from 'vitest'
import { ANONYMOUS } from '#server/db/identity.ts'
import type { Sql } from '#server/db/postgres.ts'
import { createTestDatabase, superuser } from '../support/database.ts'
import {
  type IdentityName,
  identities,
  type Outcome,
  type TableRights,
  tryCell,
  type Verb,
  verbs,
} from '../support/rights.ts'
import { createPerson, type Person } from '../support/rows/people.ts'

const modules = import.meta.glob<{ default: TableRights }>('./**/*.rights.ts', { eager: true })
const specified = Object.values(modules).map((module) => module.default)

let sql: Sql
const people = {} as Record<Exclude<IdentityName, 'visitor'>, { own: Person; other: Person }>

beforeAll(async () => {
  const { database } = await createTestDatabase()
  sql = superuser(database)
  for (const name of ['patient', 'student', 'therapist', 'admin'] as const) {
    people[name] = { own: await createPerson(sql, name), other: await createPerson(sql, 'patient') }
  }
  return () => sql.end()
})

test('every table and view that the browser can reach has its rights written down, and no other', async () => {
  const offered = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`
  expect(specified.map((rights) => rights.table).toSorted()).toEqual(offered.map((row) => row.name))
})

const sentence: Record<Outcome, string> = {
  refused: 'is refused',
  own: 'reaches their own rows only',
  all: 'reaches every row',
  none: 'finds nothing',
}

describe.each(specified)('$table', (rights) => {
  for (const name of identities) {
    for (const verb of verbs) {
      const expected = rights.expected[name][verb]
      test(`a ${name} who would ${verb} ${sentence[expected]}`, async () => {
        expect(await outcomeFor(rights, verb, name)).toBe(expected)
      })
    }
  }
})

async function outcomeFor(rights: TableRights, verb: Verb, name: IdentityName): Promise<Outcome> {
  if (name === 'visitor') return tryCell(sql, rights, verb, ANONYMOUS, people.patient.own, people.patient.other)
  const { own, other } = people[name]
  return tryCell(sql, rights, verb, own.claims, own, other)
}
