import { beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'
import { insertStatement } from '../support/grid/insert-statement.ts'
import { createPerson, type Person } from '../support/rows/people.ts'
import { file, picture } from '../support/sample-files.ts'
import { gridRights } from './grid/all.ts'

/** Insert that a browser would make, as the grid writes it. */
function insertInto(table: string, { id }: Person): string {
  const row = gridRights[table.replace('public.', '')]?.insert?.row
  if (!row) throw new Error(`${table} can be inserted into, and nothing says what a row of it looks like`)
  return insertStatement(table, row, { owner: id })
}

let app: TestApp
let insertable: { name: string; visitors: boolean; rows_per_day: number | null; person_column: string }[]

beforeAll(async () => {
  app = await startTestApp()
  insertable = await app.sql`
    select name, has_any_column_privilege('anon', oid, 'insert') as visitors, q.rows_per_day, q.person_column
    from (
      select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v') and n.nspname not in ('pg_catalog', 'information_schema')
        and (has_any_column_privilege('anon', c.oid, 'insert') or has_any_column_privilege('authenticated', c.oid, 'insert'))
    ) as tables
    left join app.row_quotas q on q.table_name = tables.name order by name`
})

/** Inserts under the user's rights, and deletes the row again: the quota still counts it. */
async function insertAndErase(table: string, person: Person): Promise<void> {
  await app.deps.db.asUser(person.claims, (sql) => sql.unsafe(insertInto(table, person)))
  const [quota] = await app.sql`select person_column from app.row_quotas where table_name = ${table}`
  await app.sql`delete from ${app.sql(table)} where ${app.sql(quota?.person_column)} = ${person.id}`
}

const countAt = (person: Person, table: string, rows: number, daysAgo = 0) =>
  app.sql`insert into app.row_counts (user_id, table_name, day, rows)
    values (${person.id}, ${table}, (now() at time zone 'Europe/Paris')::date - ${daysAgo}::int, ${rows})
    on conflict on constraint row_counts_pkey do update set day = excluded.day, rows = excluded.rows`

async function personWithConsent(): Promise<Person> {
  const person = await createPerson(app.sql, 'patient')
  await app.sql`insert into consents (user_id, purpose, version) values (${person.id}, 'mood', 1)`
  return person
}

test('every table that a browser may insert into has a number of rows per person and day', () => {
  expect(insertable.length).toBeGreaterThan(0)
  expect(insertable.filter((table) => table.rows_per_day === null || table.visitors)).toEqual([])
})

test('in each of them the last row of the day goes in, the next one is refused, and tomorrow is another day', async () => {
  for (const { name, rows_per_day: most } of insertable) {
    const person = name === 'public.mood_entries' ? await personWithConsent() : await createPerson(app.sql, 'patient')
    await countAt(person, name, Number(most) - 1)
    await insertAndErase(name, person)
    await expect(insertAndErase(name, person), name).rejects.toMatchObject({
      code: 'PT429',
      message: 'daily_rows_used_up',
    })
    await countAt(person, name, Number(most), 1)
    await insertAndErase(name, person)
    const [kept] = await app.sql`select rows from app.row_counts where user_id = ${person.id} and table_name = ${name}`
    expect(kept?.rows, name).toBe(1)
  }
})

const record = (person: Client, level: number) => person.from('mood_entries').insert({ level })

test('requests sent at once are counted one by one', async () => {
  const patient = await app.as('patient')
  await patient.from('consents').insert({ purpose: 'mood', version: 1 })
  const most = insertable.find(({ name }) => name === 'public.mood_entries')?.rows_per_day ?? 0
  await countAt(patient.person, 'public.mood_entries', most - 5)
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(patient, 2)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: 'PT429', message: 'daily_rows_used_up' })
  expect(await app.sql`select from mood_entries where user_id = ${patient.person.id}`).toHaveLength(5)
})

test('many rows in one request count each, and none of them stays when they are too many', async () => {
  const patient = await app.as('patient')
  await patient.from('consents').insert({ purpose: 'mood', version: 1 })
  const most = insertable.find(({ name }) => name === 'public.mood_entries')?.rows_per_day ?? 0
  const rows = Array.from({ length: most + 1 }, () => ({ level: 1 }))
  expect((await patient.from('mood_entries').insert(rows)).status).toBe(429)
  expect((await patient.from('mood_entries').insert(rows.slice(1))).status).toBe(201)
})

test('an upsert of a row that is there costs nothing', async () => {
  const patient = await app.as('patient')
  const choose = () => patient.from('notification_choices').upsert({ kind: 'new-message', is_wanted: false })
  for (let time = 0; time < 50; time += 1) expect((await choose()).error).toBeNull()
  const [counted] = await app.sql`select rows from app.row_counts where user_id = ${patient.person.id}`
  expect(counted?.rows).toBe(1)
})

test('an upload beyond the day’s files is refused in words', async () => {
  const patient = await app.as('patient')
  const most = insertable.find(({ name }) => name === 'storage.objects')?.rows_per_day ?? 0
  await countAt(patient.person, 'storage.objects', most)
  const upload = await patient.storage.from('avatars').upload(`${patient.person.id}/a.png`, file(await picture('png')))
  expect(upload.error).toMatchObject({ code: 'DailyObjectsUsedUp', statusCode: '429', message: 'daily_rows_used_up' })
})

test('a new content of a file counts like a new file', async () => {
  const patient = await app.as('patient')
  const most = insertable.find(({ name }) => name === 'storage.objects')?.rows_per_day ?? 0
  const path = `${patient.person.id}/a.png`
  const replace = async () => patient.storage.from('avatars').upload(path, file(await picture('png')), { upsert: true })
  expect((await replace()).error).toBeNull()
  await countAt(patient.person, 'storage.objects', most - 1)
  expect((await replace()).error).toBeNull()
  expect((await replace()).error).toMatchObject({ code: 'DailyObjectsUsedUp', statusCode: '429' })
  const updated = await patient.storage.from('avatars').update(path, file(await picture('png')))
  expect(updated.error).toMatchObject({ code: 'DailyObjectsUsedUp' })
})

test('an upload by a signed address counts as its owner’s', async () => {
  const person = await createPerson(app.sql, 'patient')
  await app.deps.db.asService((sql) => sql.unsafe(insertInto('storage.objects', person)))
  const [counted] = await app.sql`select rows from app.row_counts where user_id = ${person.id}`
  expect(counted?.rows).toBe(1)
})
