import { beforeAll, expect, test } from 'vitest'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { type PersonalRow, personalData } from '#server/account/personal-data.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Role, roles } from '../../support/rows/columns-of-people.ts'
import { insertOneOfEach, type MadeRow } from '../../support/rows/one-of-each.ts'
import { createPeopleAround } from '../../support/rows/people-around.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

/** A user with a row in every table, and their export by table. */
async function exportOfSomebody(hero: Role) {
  const people = await createPeopleAround(app.sql)
  const at = new Date('2026-03-10T15:00:00Z')
  const rows = await insertOneOfEach(app.sql, { people, hero, at, words: `canari-${hero}` })
  const exported = new Map<string, PersonalRow[]>()
  for await (const { table, rows: section } of personalData(app.deps.db, people[hero].id)) {
    const known = exported.get(table) ?? []
    for await (const row of section) known.push(row)
    exported.set(table, known)
  }
  return { rows, exported }
}

const isPartOf = (part: PersonalRow, whole: PersonalRow) =>
  Object.entries(part)
    .filter(([column]) => column in whole)
    .every(([column, value]) => JSON.stringify(value) === JSON.stringify(whole[column]))

/** Columns of a row that are neither in the export nor left out for a reason. */
async function missingFrom({ table, where, by }: MadeRow, exported: readonly PersonalRow[]): Promise<string[]> {
  const entry = dataCatalogue.find((one) => one.table === table)
  const { exports = [], notExported = {} } = entry ?? {}
  if (notExported['*']) return []
  const [row] = await app.sql.unsafe<{ whole: PersonalRow }[]>(
    `select to_jsonb(t) as whole from ${table} t where ${where}`,
  )
  const whole = row?.whole ?? {}
  const found = exported.filter((one) => isPartOf(one, whole))
  if (found.length === 0) return by.filter((column) => !notExported[column]).map((column) => `${table} by ${column}`)
  const shown = new Set(found.flatMap((one) => Object.keys(one)))
  const leftOut = new Set(exports.flatMap(({ without = {} }) => Object.values(without).flat()))
  return Object.keys(whole)
    .filter((column) => !shown.has(column) && !leftOut.has(column))
    .map((column) => `${table}.${column}`)
}

test.each(roles)('every column of every row of a %s is in their export, or left out for a reason', async (hero) => {
  const { rows, exported } = await exportOfSomebody(hero)
  // Rows of a consultation are about its patient.
  const theirs = rows
    .map((row) => ({ ...row, by: hero === 'patient' ? [...row.by, ...row.hangsBy] : row.by }))
    .filter(({ by }) => by.length > 0)
  expect(theirs.length).toBeGreaterThan(20)
  const missing: string[] = []
  for (const row of theirs) missing.push(...(await missingFrom(row, exported.get(row.table) ?? [])))
  expect(missing).toEqual([])
})
