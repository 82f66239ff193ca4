import { beforeAll, expect, test } from 'vitest'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { keepRetention } from '#server/jobs/account/keep-retention.ts'
import { makeMonths } from '#server/jobs/make-months.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createPerson } from '../../support/rows/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const call = (now: Date) => ({
  data: {},
  deps: { ...app.deps, clock: () => now },
  signal: new AbortController().signal,
})
const monthsOf = async (table: string) =>
  (
    await app.sql<{ name: string }[]>`
      select partition::text as name from app.months() where parent = ${table}::text::regclass order by 1`
  ).map(({ name }) => name)
const log = (userId: string, at: string) =>
  app.sql`insert into access_log (user_id, act, occurred_at) values (${userId}, 'data-exported', ${at})`
const daysLogged = async (userId: string) =>
  (
    await app.sql<{ day: string }[]>`
      select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day from access_log
      where user_id = ${userId} and act = 'data-exported' order by 1`
  ).map(({ day }) => day)

test('the catalogue says of the partitioned tables, and of no other, that months of them are dropped', async () => {
  const partitioned = await app.sql<{ name: string; key: string }[]>`
    select distinct parent::oid, n.nspname || '.' || c.relname as name, substring(pg_get_partkeydef(parent) from '\\((.+)\\)') as key
    from app.months() join pg_class c on c.oid = parent join pg_namespace n on n.oid = c.relnamespace order by 2`
  const catalogued = dataCatalogue.flatMap(({ table, retention }) =>
    retention.until === 'ends' && retention.byMonth ? [{ name: table, key: retention.since?.column.slice(2) }] : [],
  )
  expect(partitioned.map(({ name, key }) => ({ name, key }))).toEqual(
    catalogued.toSorted((one, other) => one.name.localeCompare(other.name)),
  )
})

test('the coming months are made ahead, once', async () => {
  const now = new Date('2031-01-31T23:30:00Z')
  await makeMonths.handle(call(now))
  const made = await monthsOf('public.access_log')
  expect(made).toEqual(
    expect.arrayContaining(['2031_01', '2031_02', '2031_03', '2031_04'].map((month) => `months.access_log_${month}`)),
  )
  expect(made).not.toContain('months.access_log_2031_05')
  await makeMonths.handle(call(now))
  expect(await monthsOf('public.access_log')).toEqual(made)
})

test('rows written before their month was made are kept by the default partition, then moved', async () => {
  const person = await createPerson(app.sql, 'patient')
  const where = () =>
    app.sql`select tableoid::regclass::text as name from access_log where user_id = ${person.id} and act = 'data-exported'`
  await log(person.id, '2032-06-30T23:59:59Z')
  expect(await where()).toEqual([{ name: 'months.access_log_other' }])
  await makeMonths.handle(call(new Date('2032-06-15T12:00:00Z')))
  expect(await where()).toEqual([{ name: 'months.access_log_2032_06' }])
})

test('retention drops a month that has ended whole, ends the rest to the day, and touches no other month', async () => {
  const patient = await app.as('patient')
  const { id } = patient.person
  await makeMonths.handle(call(new Date('2033-01-15T12:00:00Z')))
  const days = ['2033-01-02', '2033-02-09', '2033-02-11', '2033-03-01', '2033-04-01']
  for (const day of days) await log(id, `${day}T10:00:00Z`)
  // Each is the first row of its partition: a `ctid` alone does not identify them.
  expect(
    new Set((await app.sql`select ctid::text as at from access_log where user_id = ${id}`).map(({ at }) => at)).size,
  ).toBeLessThan(days.length)

  await keepRetention.handle(call(new Date('2034-02-10T12:00:00Z')))

  expect(await daysLogged(id)).toEqual(['2033-02-11', '2033-03-01', '2033-04-01'])
  const left = await monthsOf('public.access_log')
  expect(left).not.toContain('months.access_log_2033_01')
  expect(left).toContain('months.access_log_2033_02')
  const { data } = await patient.from('access_log').select('occurred_at').order('occurred_at')
  expect(data).toHaveLength(3)
})

test('an older process, which would delete by ctid, is refused and loses nothing', async () => {
  const person = await createPerson(app.sql, 'patient')
  await log(person.id, '2033-03-05T10:00:00Z')
  const asOlderVersion = app.deps.db.asService((sql) =>
    sql.unsafe(`delete from public.access_log where ctid in (
      select t.ctid from public.access_log t where (t.occurred_at + interval '1 years') <= '2034-03-10'::timestamptz limit 2000)`),
  )
  await expect(asOlderVersion).rejects.toThrow('rows of public.access_log end by retention alone')
  expect(await daysLogged(person.id)).toEqual(['2033-03-05'])
})

test('an account that goes takes its rows of every month with it', async () => {
  const person = await createPerson(app.sql, 'patient')
  for (const day of ['2033-03-06', '2033-04-06', '2040-01-01']) await log(person.id, `${day}T10:00:00Z`)
  await app.sql`delete from auth.users where id = ${person.id}`
  expect(await daysLogged(person.id)).toEqual([])
})

test('a month locked by a long read is emptied at once and dropped by the next run, without blocking others', async () => {
  const now = new Date('2035-01-10T12:00:00Z')
  const reader = await app.sql.reserve()
  await reader`begin`
  await reader`select count(*) from access_log`
  await keepRetention.handle(call(now))
  expect(await monthsOf('public.access_log')).toContain('months.access_log_2033_03')
  const [ended] =
    await app.sql`select count(*)::int as rows from access_log where occurred_at between '2033-03-01' and '2034-01-01'`
  expect(ended?.rows).toBe(0)
  const person = await createPerson(app.sql, 'patient')
  await log(person.id, '2035-01-09T10:00:00Z')
  await reader`rollback`
  reader.release()
  await keepRetention.handle(call(now))
  expect(await daysLogged(person.id)).toEqual(['2035-01-09'])
  expect(await monthsOf('public.access_log')).not.toContain('months.access_log_2033_03')
})
