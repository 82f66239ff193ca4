import { beforeAll, expect, test } from 'vitest'
import type { Sql } from '#server/db/postgres.ts'
import { createTestDatabase, superuser } from '../support/database.ts'
import { installAttempts } from '../support/grid/attempts.ts'
import { identityNames } from '../support/grid/cast.ts'
import { type Cell, measure, type Relation, readRelations } from '../support/grid/measure.ts'
import { createWorld, type World } from '../support/grid/world.ts'
import { gridRights } from './grid/all.ts'

// Every identity × every column × every verb: the rows reached must match tests/rights/grid.

let sql: Sql
let world: World
let relations: Relation[]
let lastTransaction: string
let cells = 0

beforeAll(async () => {
  const { database } = await createTestDatabase()
  sql = superuser(database)
  await installAttempts(sql)
  world = await createWorld(sql)
  const [now] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`
  lastTransaction = now?.id ?? ''
  relations = await readRelations(sql, world, gridRights)
  return () => sql.end()
})

test('no line is about a relation that does not exist', () => {
  expect(Object.keys(gridRights).toSorted()).toEqual(relations.map(({ name }) => name).toSorted())
})

test('there is a row in every table to be reached', () => {
  expect(relations.filter(({ isTable, rows }) => isTable && rows.length === 0).map(({ name }) => name)).toEqual([])
})

test('somebody reads something through every view', () => {
  const unread = relations.filter(({ isTable, rights: { read } }) => {
    const rows = read?.rows ?? {}
    return !isTable && typeof rows === 'object' && Object.values(rows).flat().length === 0
  })
  expect(unread.map(({ name }) => name)).toEqual([])
})

/** « mood_entries: a minor who would read level, details reaches minor | patient; expected minor. » */
function sentences(wrong: readonly Cell[]): string[] {
  const columns = new Map<string, string[]>()
  for (const { relation, who, verb, column, expected, found } of wrong) {
    const key = `${relation}: ${who}, who would ${verb} …: ${found}; expected: ${expected}`
    columns.set(key, [...(columns.get(key) ?? []), column])
  }
  return [...columns].map(([sentence, names]) => sentence.replace('…', names.join(', ')))
}

test.each(Object.keys(gridRights))('%s', async (name) => {
  const relation = relations.find((one) => one.name === name)
  if (!relation) throw new Error(`${name} does not exist`)
  const wrong: Cell[] = []
  const undo = new Error('undone on purpose')
  await sql
    .begin(async (step) => {
      for (const who of identityNames) {
        const found = await measure(step, world, relation, who, lastTransaction)
        cells += found.length
        wrong.push(...found.filter((cell) => cell.found !== cell.expected))
      }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  expect(sentences(wrong)).toEqual([])
})

test('no fewer cells than were promised', () => {
  expect(cells).toBeGreaterThan(60_000)
})
