import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { constraintCode } from '#domain/errors.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createRestTables, untyped } from '../../support/rest-tables.ts'

let app: TestApp
let visitor: SupabaseClient
let owner: SupabaseClient
let ownerId: string
let strangerId: string

beforeAll(async () => {
  app = await startTestApp()
  await createRestTables(app.sql)
  visitor = untyped(app.visitor())
  const patient = await app.as('patient')
  owner = untyped(patient)
  ownerId = patient.person.id
  strangerId = (await app.as('patient')).person.id
})
beforeEach(async () => {
  await app.sql`truncate public.notes, public.pairs, public.letterbox restart identity`
})

const notes = () => owner.from('notes')
const stored = () =>
  app.sql`select title, mood from public.notes order by id`.then((rows) => rows.map((row) => ({ ...row })))

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return app.fetch(`/rest/v1/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function codeOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).json()).code
}

describe('insert', () => {
  test('one row, silently or told back', async () => {
    expect(await notes().insert({ title: 'a' })).toMatchObject({ status: 201, data: null, error: null })
    const told = await notes()
      .insert({ title: 'b', data: { n: [1] }, tags: ['x'] })
      .select('id, title, data, tags')
    expect(told).toMatchObject({ status: 201, data: [{ id: 2, title: 'b', data: { n: [1] }, tags: ['x'] }] })
    expect((await notes().insert({ title: 'c' }).select('owner').single()).data).toEqual({ owner: ownerId })
  })

  test('many rows; a missing key is null, or the default where asked', async () => {
    const rows = [{ title: 'a', mood: 1 }, { title: 'b' }]
    const asNull = await notes().insert(rows).select('title,mood').order('title', { ascending: false })
    expect(asNull.data).toEqual([
      { title: 'b', mood: null },
      { title: 'a', mood: 1 },
    ])
    const asDefault = await notes().insert(rows, { defaultToNull: false, count: 'exact' }).select('title,mood')
    expect(asDefault).toMatchObject({
      count: 2,
      data: [
        { title: 'a', mood: 1 },
        { title: 'b', mood: 3 },
      ],
    })
    expect((await notes().insert([])).status).toBe(201)
  })

  test('rows of different keys go in and come back in their order', async () => {
    const rows = [{ title: 'a', mood: 1 }, { title: 'b' }, { title: 'c', mood: null }, { title: 'd', tags: ['x'] }]
    const { data } = await notes().insert(rows, { defaultToNull: false }).select('id,title,mood,tags,owner')
    expect(data).toEqual([
      { id: 1, title: 'a', mood: 1, tags: [], owner: ownerId },
      { id: 2, title: 'b', mood: 3, tags: [], owner: ownerId },
      { id: 3, title: 'c', mood: null, tags: [], owner: ownerId },
      { id: 4, title: 'd', mood: 3, tags: ['x'], owner: ownerId },
    ])
    const twice = [
      { slug: 's', title: 'e' },
      { slug: 's', title: 'f', mood: 2 },
    ]
    expect((await notes().upsert(twice, { onConflict: 'slug', defaultToNull: false })).error?.code).toBe('21000')
    expect((await visitor.from('letterbox').insert([{}, {}])).status).toBe(201)
    expect(await app.sql`select line from public.letterbox`).toEqual([{ line: 'silence' }, { line: 'silence' }])
  })

  test('an empty object is a row of defaults', async () => {
    expect((await visitor.from('letterbox').insert({})).status).toBe(201)
    expect(await app.sql`select line from public.letterbox`).toEqual([{ line: 'silence' }])
  })

  test('needs no right to read, unless the row is asked back', async () => {
    expect((await visitor.from('letterbox').insert({ line: 'x' })).status).toBe(201)
    expect((await visitor.from('letterbox').insert({ line: 'y' }).select()).status).toBe(401)
    expect(await app.sql`select line from public.letterbox`).toEqual([{ line: 'x' }])
  })

  test('numbers keep all their digits', async () => {
    await post('letterbox', '{"line": 12345678901234567890.12345678901234567890}')
    expect(await app.sql`select line from public.letterbox`).toEqual([
      { line: '12345678901234567890.12345678901234567890' },
    ])
  })

  test('the place of the new row is told where asked', async () => {
    await app.sql`grant select (id) on public.letterbox to anon`
    const answer = await post('pairs', '{"a":1,"b":2}', { prefer: 'return=headers-only' })
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      201,
      '/pairs?a=eq.1&b=eq.2',
      '',
    ])
  })

  test('a body that is no row is refused', async () => {
    expect(await codeOf(post('notes', ''))).toBe('PGRST102')
    expect(await codeOf(post('notes', '{'))).toBe('PGRST102')
    expect(await codeOf(post('notes', '"text"'))).toBe('PGRST102')
    expect(await codeOf(post('notes', '[1]'))).toBe('PGRST102')
    expect(await codeOf(post('notes', '[{"title":"a"},{"mood":1}]'))).toBe('PGRST102')
    expect(await codeOf(post('notes', 'a,b', { 'content-type': 'text/csv' }))).toBe('PGRST102')
    expect(await codeOf(post('notes', '{"nothing":1}'))).toBe('PGRST204')
    expect(await codeOf(post('notes', '{"__proto__":1}'))).toBe('PGRST204')
    expect((await notes().insert({ title: 'a', mood: 'x' })).error?.code).toBe('22P02')
    expect((await notes().insert({ title: 'a\u0000' })).error?.code).toBe('22P05')
    expect((await notes().insert({ title: 'a', words: 'x' })).error?.code).toBe('428C9')
  })
})

describe('upsert', () => {
  test('merges or ignores duplicates, by primary key or by the named columns', async () => {
    await notes().insert({ id: 1, title: 'a', slug: 's' })
    expect(await notes().upsert({ id: 1, title: 'b' })).toMatchObject({ status: 200 })
    expect(await notes().upsert({ id: 2, title: 'c' })).toMatchObject({ status: 201 })
    const bySlug = await notes().upsert({ slug: 's', title: 'd' }, { onConflict: 'slug' }).select('id,title')
    expect(bySlug).toMatchObject({ status: 200, data: [{ id: 1, title: 'd' }] })
    const ignored = await notes().upsert({ id: 1, title: 'e' }, { ignoreDuplicates: true }).select('id')
    expect(ignored).toMatchObject({ status: 201, data: [] })
    expect(await notes().upsert([], { ignoreDuplicates: true })).toMatchObject({ status: 201 })
    expect(await notes().upsert([])).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject([{ title: 'd' }, { title: 'c' }])
    expect((await notes().upsert({ title: 'x' }, { onConflict: 'title' })).error?.code).toBe('42P10')
    expect((await notes().upsert({ title: 'x' }, { onConflict: 'nothing' })).error?.code).toBe('42703')
  })

  test('some new, some known: created', async () => {
    await visitor.from('pairs').insert({ a: 1, b: 1, c: 'x' })
    const rows = [
      { a: 1, b: 1, c: 'y' },
      { a: 2, b: 2, c: 'z' },
    ]
    await app.sql`grant select on public.pairs to anon`
    expect(await visitor.from('pairs').upsert(rows)).toMatchObject({ status: 201 })
    expect(await app.sql`select c from public.pairs order by a`).toEqual([{ c: 'y' }, { c: 'z' }])
  })
})

describe('update and delete', () => {
  beforeEach(async () => {
    await notes().insert([{ title: 'a' }, { title: 'b' }, { title: 'c' }])
    await app.sql`insert into public.notes (owner, title, is_public) values (${strangerId}, 'theirs', true)`
  })

  test('touch the rows that the filters and the policies leave', async () => {
    expect(await notes().update({ mood: 5 }).in('title', ['a', 'theirs'])).toMatchObject({ status: 204, data: null })
    const told = await notes().update({ mood: 1 }, { count: 'exact' }).eq('title', 'b').select('title,mood')
    expect(told).toMatchObject({ status: 200, count: 1, data: [{ title: 'b', mood: 1 }] })
    expect((await notes().delete().gte('id', 0).select('title').order('title', { ascending: false })).data).toEqual([
      { title: 'c' },
      { title: 'b' },
      { title: 'a' },
    ])
    expect(await stored()).toMatchObject([{ title: 'theirs' }])
  })

  test('of everything are refused', async () => {
    expect(await notes().update({ mood: 5 })).toMatchObject({ status: 400, error: { code: '21000' } })
    expect(await notes().delete()).toMatchObject({ status: 400, error: { code: '21000' } })
    expect((await notes().delete().eq('mood', 3).limit(1)).error?.code).toBe('PGRST100')
    expect(await stored()).toHaveLength(4)
  })

  test('an update without a change changes nothing', async () => {
    expect(await notes().update({}).eq('title', 'a').select()).toMatchObject({ status: 200, data: [] })
  })

  test('more rows than expected are rolled back', async () => {
    expect(await Promise.resolve(notes().delete().gte('id', 0).maxAffected(2))).toMatchObject({
      status: 400,
      error: { code: 'PGRST124', details: 'The query affects 3 rows' },
    })
    expect((await notes().update({ mood: 1 }).gte('id', 0).select('id').single()).error?.code).toBe('PGRST116')
    expect(
      await notes()
        .insert([{ title: 'x' }, { title: 'y' }])
        .select('id')
        .single(),
    ).toMatchObject({ status: 406 })
    expect(await stored()).toMatchObject([{ mood: 3 }, { mood: 3 }, { mood: 3 }, { mood: 3 }])
  })

  test('a trial leaves nothing behind', async () => {
    expect((await notes().delete().eq('title', 'a').select('title').rollback()).data).toEqual([{ title: 'a' }])
    expect((await notes().insert({ title: 'z' }).select('title').rollback()).data).toEqual([{ title: 'z' }])
    const before = await stored()
    expect((await notes().update({ mood: 1 }).eq('title', 'a').select('mood').rollback().single()).data).toEqual({
      mood: 1,
    })
    const upserted = notes().upsert({ slug: 'new', title: 'n' }, { onConflict: 'slug' }).select('title')
    expect((await upserted.rollback().single()).data).toEqual({ title: 'n' })
    expect(await stored()).toEqual(before)
    expect(await stored()).toHaveLength(4)
  })

  test('a view that cannot be written says so', async () => {
    expect(await owner.from('kinds').insert({ kind: 'idea' })).toMatchObject({ status: 405 })
    expect(await owner.from('kinds').delete().eq('kind', 'idea')).toMatchObject({ status: 405 })
    expect((await app.fetch('/rest/v1/notes?id=eq.1', { method: 'PUT', body: '{}' })).status).toBe(405)
  })
})

describe('refusals of the database', () => {
  test('travel with PostgREST’s status and the product’s code, never with a row', async () => {
    await notes().insert({ title: 'a', slug: 's', body: 'un secret' })
    constraintCode.notes_mood_known = 'invalid_input'
    const tries = {
      unique: await notes().insert({ title: 'b', slug: 's', body: 'un secret' }),
      check: await notes().insert({ title: 'b', mood: 9, body: 'un secret' }),
      domain: await notes().insert({ title: 'b', label: 'x'.repeat(30), body: 'un secret' }),
      missing: await notes().insert({ body: 'un secret' }),
      policy: await notes().insert({ title: 'b', owner: strangerId, body: 'un secret' }),
      rule: await notes().insert({ title: 'past', body: 'un secret' }),
      broken: await notes().insert({ title: 'broken', body: 'un secret' }),
    }
    delete constraintCode.notes_mood_known
    expect(tries).toMatchObject({
      unique: { status: 409, error: { code: '23505', hint: 'conflict' } },
      check: { status: 400, error: { code: '23514', hint: 'invalid_input' } },
      domain: { status: 400, error: { code: '23514', hint: null } },
      missing: { status: 400, error: { code: '23502' } },
      policy: { status: 403, error: { code: '42501', hint: 'not_allowed' } },
      rule: { status: 422, error: { code: 'PT422', message: 'slot_past', hint: null } },
      broken: { status: 500, error: { code: 'XX000', message: 'unexpected' } },
    })
    for (const { error } of Object.values(tries)) expect(error?.details).toBe(null)
    expect(JSON.stringify(tries)).not.toMatch(/secret|stranger/)
    expect(app.logged.join()).not.toMatch(/un secret|a stranger/)
    expect(app.logged.join()).toContain('XX000')
  })
})

test('OPTIONS lists the allowed methods', async () => {
  expect((await app.fetch('/rest/v1/notes', { method: 'OPTIONS' })).headers.get('allow')).toContain('PATCH')
})
