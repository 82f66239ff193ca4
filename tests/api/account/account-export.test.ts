import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { dataLabels } from '#server/account/data-labels.ts'
import { PAGES_MAX } from '#server/account/data-pdf.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

type Actor = Awaited<ReturnType<TestApp['as']>>
interface Exported {
  sections: { table: string; title: string; rows: Record<string, unknown>[] }[]
}

async function exportOf(actor: Actor): Promise<Exported> {
  const { data, error } = await actor.functions.invoke<Blob>('export-my-data', { body: { format: 'json' } })
  if (error || !data) throw new Error('no export', { cause: error })
  return JSON.parse(await data.text())
}

async function personWithMoods() {
  const actor = await app.as('patient')
  await app.sql`insert into consents (user_id, purpose, version) values (${actor.person.id}, 'mood', 1)`
  await app.sql`insert into mood_entries (user_id, level, details) values (${actor.person.id}, 2, 'un peu de pluie 🌧')`
  return actor
}

describe('an export', () => {
  test('holds the rows of the person and of nobody else', async () => {
    const actor = await personWithMoods()
    const other = await personWithMoods()
    const text = JSON.stringify(await exportOf(actor))
    expect(text).toContain('un peu de pluie 🌧')
    expect(text).toContain(actor.person.email)
    expect(text).not.toContain(other.person.id)
    expect(text).not.toContain(other.person.email)
  })

  test('gives away no secret', async () => {
    const actor = await personWithMoods()
    await app.sql`update auth.users set encrypted_password = '$argon2id$secret' where id = ${actor.person.id}`
    await app.sql`insert into auth.factors (user_id, factor_type, status, secret)
      values (${actor.person.id}, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`
    await app.sql`insert into auth.trusted_devices (user_id, device_hash, trusted_until)
      values (${actor.person.id}, '\\xdeadbeef', now() + interval '1 day')`
    const exported = await exportOf(actor)
    const text = JSON.stringify(exported)
    expect(text).not.toMatch(/argon2id|JBSWY3DPEHPK3PXP|deadbeef/)
    const columns = exported.sections.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)))
    expect(columns.filter((column) => /hash|secret|refresh|encrypted/.test(column))).toEqual([])
  })

  test('keeps from a practitioner what patients wrote', () => {
    const given = dataCatalogue
      .find(({ table }) => table === 'public.appointments')
      ?.exports?.find(({ where }) => where.includes('practitioner_id'))
    expect(given?.without?.others).toEqual(expect.arrayContaining(['patient_id', 'topic', 'pseudonym']))
  })

  test('can be read as a PDF', async () => {
    const actor = await personWithMoods()
    const { data } = await actor.functions.invoke<Blob>('export-my-data', { body: { format: 'pdf' } })
    const document = await PDFDocument.load(new Uint8Array((await data?.arrayBuffer()) ?? []))
    expect(document.getTitle()).toBe('Mes données Mivoix')
    expect(document.getPageCount()).toBeGreaterThan(0)
  })

  test('stops the PDF after a maximum length', async () => {
    const actor = await personWithMoods()
    await app.sql`insert into mood_entries (user_id, level, details)
      select ${actor.person.id}, 2, repeat('un peu de pluie ', 25) from generate_series(1, 2000)`
    const { data } = await actor.functions.invoke<Blob>('export-my-data', { body: { format: 'pdf' } })
    const document = await PDFDocument.load(new Uint8Array((await data?.arrayBuffer()) ?? []))
    expect(document.getPageCount()).toBe(PAGES_MAX + 1)
    const whole = await exportOf(actor)
    const moods = whole.sections.find(({ table }) => table.endsWith('mood_entries'))?.rows
    expect(new Set(moods?.map(({ id }) => id)).size).toBe(2001)
  })

  test('holds each consent with the words that were accepted', async () => {
    const actor = await personWithMoods()
    await app.sql`
      insert into parental_authorisations (patient_id, parent_name, parent_email, token_hash, expires_at, granted_at,
        consent_version, withdrawn_at)
      values (${actor.person.id}, 'Anne Leroy', 'anne@exemple.fr', sha256(${actor.person.id}::text::bytea), now(), now(), 2,
        now())`
    const { sections } = await exportOf(actor)
    const rowsOf = (table: string) => sections.find((section) => section.table === table)?.rows
    expect(rowsOf('public.consents')).toMatchObject([
      { purpose: 'mood', version: 1, accepted_text: expect.stringMatching(/^J’accepte que Mivoix garde mon humeur/) },
    ])
    expect(rowsOf('public.parental_authorisations')).toMatchObject([
      { withdrawn_at: expect.any(String), accepted_text: expect.stringMatching(/^Je suis Anne Leroy et j’exerce/) },
    ])
    const { data } = await actor.functions.invoke<Blob>('export-my-data', { body: { format: 'pdf' } })
    expect((await data?.text())?.slice(0, 5)).toBe('%PDF-')
  })

  test('is noted where the person can read it', async () => {
    const actor = await personWithMoods()
    await exportOf(actor)
    const { data } = await actor.from('access_log').select('act').order('id')
    expect(data?.map(({ act }) => act)).toEqual(['sign-in', 'data-exported'])
  })
})

/** Columns that identify a person: a reference to an account or a profile, or an address. */
async function personalColumns() {
  return app.sql<{ table: string; column: string }[]>`
    select c.oid::regclass::text as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'auth', 'app', 'storage') and c.relkind in ('r', 'p')
      and (a.attname in ('email', 'recipient', 'user_id', 'practitioner_id', 'patient_id')
        or exists (
          select from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
            and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)))`
}

test('every table that names people is exported, or left out for a reason', async () => {
  const missing = (await personalColumns()).filter(({ table, column }) => {
    const name = table.includes('.') ? table : `public.${table}`
    const { exports = [], notExported = {} } = dataCatalogue.find((entry) => entry.table === name) ?? {}
    if (notExported['*'] || notExported[column]) return false
    // The accounts table is found by its id, and repeats the address.
    return name === 'auth.users' ? exports.length === 0 : !exports.some(({ where }) => where.includes(column))
  })
  expect(missing).toEqual([])
})

test('every column of an export has a name in French', async () => {
  const exported = await app.sql<{ table: string; column: string }[]>`
    select n.nspname || '.' || c.relname as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p')`
  const unnamed = dataCatalogue.flatMap(({ table, exports = [] }) =>
    exports.flatMap(({ without = {} }) =>
      exported
        .filter(
          (one) =>
            one.table === table &&
            !Object.values(without).flat().includes(one.column) &&
            !Object.hasOwn(dataLabels, one.column),
        )
        .map(({ column }) => `${table}.${column}`),
    ),
  )
  expect([...new Set(unnamed)]).toEqual([])
})

test('consents of one person are found by an index, those withdrawn too', async () => {
  await app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`insert into consents (user_id, purpose, version, withdrawn_at)
      select md5('consenting' || i)::uuid, 'mood', 1, now() from generate_series(1, 5000) i`
  })
  await app.sql`analyze consents`
  const plan = await app.sql`explain select * from consents where user_id = ${crypto.randomUUID()}`
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('consents_user_id_idx')
})
