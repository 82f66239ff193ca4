import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeDatabase } from '../../../scripts/db-types/describe-database.ts'
import { printTypes } from '../../../scripts/db-types/print-types.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'
import { createRestTables } from '../../support/rest-tables.ts'

test('domain/database-types.ts tells the tables as the migrations make them: run `npm run db:types`', async () => {
  const { database } = await createTestDatabase()
  const sql = superuser(database)
  const kept = await readFile(new URL('../../../domain/database-types.ts', import.meta.url), 'utf8')
  expect(kept).toBe(printTypes(await describeDatabase(sql)))

  await createRestTables(sql)
  await sql`create table public.answers (note bigint constraint answers_note_fkey references public.notes primary key)`
  const grown = printTypes(await describeDatabase(sql))
  expect(grown).toContain("kind?: Database['public']['Enums']['note_kind']")
  expect(grown).toContain('words?: never')
  expect(grown).toContain("'weird \"name, (x)': string | null")
  expect(grown).toContain("note_kind: 'idea' | 'task' | 'Été'")
  expect(grown).toContain('isOneToOne: true')
  await sql.end()
})
