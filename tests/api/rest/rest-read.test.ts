import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { idsOf, startRestNotes } from '../../support/rest-notes.ts'
import { untyped } from '../../support/rest-tables.ts'

let app: TestApp
let visitor: SupabaseClient
let owner: SupabaseClient

beforeAll(async () => {
  ;({ app, visitor, owner } = await startRestNotes())
})

const notes = () => owner.from('notes').select('id')
const first = (columns: string, id = 2) => owner.from('notes').select(columns).eq('id', id).single()

const numbers = () => visitor.from('numbers')

const applied = async (prefer: string) => {
  const answer = await app.fetch('/rest/v1/numbers?limit=1', { headers: { prefer } })
  return answer.ok ? answer.headers.get('preference-applied') : (await answer.json()).code
}

describe('rights', () => {
  test('a visitor sees what is public, an owner their own, nobody the notes of a stranger', async () => {
    expect(await idsOf(visitor.from('notes').select('id'))).toEqual([1])
    expect(await idsOf(notes())).toEqual([1, 2, 3])
  })

  test('a table without a grant is refused: 401 to a visitor, 403 to a signed-in person', async () => {
    const toVisitor = await visitor.from('secrets').select()
    expect(toVisitor).toMatchObject({ status: 401, error: { code: '42501', hint: 'not_signed_in' } })
    const toOwner = await owner.from('secrets').select()
    expect(toOwner).toMatchObject({ status: 403, error: { code: '42501', hint: 'not_allowed' } })
  })

  test('an invalid, an expired and an ended session are three answers of 401', async () => {
    const withToken = (token: string) => app.fetch('/rest/v1/notes', { headers: { authorization: `Bearer ${token}` } })
    const forged = await withToken('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.')
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'PGRST301' }])

    const { person } = await app.as('patient')
    const token = await app.deps.keys.sign(person.claims, { issuedAt: 1_000_000_000, expiresAt: 1_000_003_600 })
    const expired = await withToken(token)
    expect(expired.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    )
    expect(await expired.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })

    const leaver = await app.as('patient')
    await app.sql`delete from auth.sessions where id = ${leaver.person.claims.session_id}`
    const ended = await untyped(leaver).from('notes').select()
    expect(ended).toMatchObject({ status: 401, error: { code: 'PT401', message: 'session_not_found' } })
  })
})

describe('select lists', () => {
  test('columns, aliases, casts and places inside JSON', async () => {
    expect((await first('id, titre:title, mood::text')).data).toEqual({ id: 2, titre: 'Deuxième (jour)', mood: '1' })
    expect((await first('data->a->b->1, t:data->>t, data->a')).data).toEqual({
      b: 20,
      t: 'x',
      a: { b: [10, 20] },
    })
    expect((await first('tags->0')).data).toEqual({ tags: 'x' })
  })

  test('a name with quotes, commas and brackets in it', async () => {
    const name = encodeURIComponent('"weird \\"name, (x)"')
    const answer = await app.fetch(`/rest/v1/notes?select=${name}&${name}=is.null&order=${name}.desc`)
    expect(await answer.json()).toEqual([{ 'weird "name, (x)': null }])
  })

  test('everything, and nothing', async () => {
    expect(Object.keys((await first('*')).data ?? {})).toContain('words')
    expect(await (await app.fetch('/rest/v1/notes?select=')).json()).toEqual([{}])
  })

  test('unsupported features are refused as by PostgREST', async () => {
    expect((await first('profiles(id)')).error?.code).toBe('PGRST200')
    expect((await first('p:profiles!inner(id)')).error?.code).toBe('PGRST200')
    expect((await first('...profiles(id)')).error?.code).toBe('PGRST200')
    expect((await first('count()')).error?.code).toBe('PGRST123')
    expect((await first('mood.sum()')).error?.code).toBe('PGRST123')
    expect((await first('nothing')).error?.code).toBe('42703')
    expect((await first('title::regclass')).error?.code).toBe('42704')
    expect((await first('title,')).error?.code).toBe('PGRST100')
    expect((await owner.rpc('refuse_past', { a: 1 })).error?.code).toBe('PGRST202')
    expect(await owner.from('nothing').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } })
    expect(await owner.schema('auth').from('users').select()).toMatchObject({
      status: 406,
      error: { code: 'PGRST106' },
    })
    expect(await owner.from('notes').select().csv()).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
    expect(await owner.from('notes').select().explain()).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
  })
})

describe('order, pages and counts', () => {
  test('order by several columns, nulls where asked', async () => {
    const { data } = await numbers().select('n').order('is_even').order('n', { ascending: false }).limit(2)
    expect(data).toEqual([{ n: 1499 }, { n: 1497 }])
    const byBody = await owner.from('notes').select('id').order('body', { nullsFirst: true }).order('data->>t')
    expect(byBody.data?.at(-1)).toEqual({ id: 3 })
  })

  test('no answer is longer than a thousand rows', async () => {
    expect((await numbers().select('n')).data).toHaveLength(1000)
    expect((await numbers().select('n').limit(99_999_999)).data).toHaveLength(1000)
    expect((await numbers().select('n').filter('limit', 'x', 1)).error?.code).toBe('PGRST100')
    const huge = await app.fetch(`/rest/v1/numbers?limit=${'9'.repeat(400)}&offset=${'9'.repeat(400)}`)
    expect([huge.status, await huge.json()]).toEqual([200, []])
  })

  test('a counted page is 206, the whole 200, a page past the end 416', async () => {
    const page = await numbers().select('n', { count: 'exact' }).range(10, 19)
    expect(page).toMatchObject({ status: 206, count: 1500 })
    expect(page.data).toHaveLength(10)
    expect(await numbers().select('n', { count: 'planned' }).eq('n', 7)).toMatchObject({ status: 200, count: 1 })
    expect(await numbers().select('n', { count: 'estimated' }).eq('n', -1)).toMatchObject({ status: 200, count: 0 })
    expect(await numbers().select('n', { count: 'exact' }).range(5000, 5009)).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'An offset of 5000 was requested, but there are only 1500 rows.' },
    })
    expect((await numbers().select('n').limit(-1)).status).toBe(416)
    expect((await numbers().select('n').limit(0)).data).toEqual([])
  })

  test('content-range says what came, and HEAD brings it alone', async () => {
    const range = async (query: string, init?: RequestInit) =>
      (await app.fetch(`/rest/v1/numbers?${query}`, init)).headers.get('content-range')
    expect(await range('limit=10')).toBe('0-9/*')
    expect(await range('n=eq.-1')).toBe('*/*')
    expect(await range('n=eq.-1', { headers: { prefer: 'count=exact' } })).toBe('*/0')
    const head = await numbers().select('*', { count: 'exact', head: true }).eq('is_even', true)
    expect(head).toMatchObject({ count: 750, data: null, error: null })
    const answer = await app.fetch('/rest/v1/numbers?limit=3', { method: 'HEAD' })
    expect([await answer.text(), answer.headers.get('content-range')]).toEqual(['', '0-2/*'])
  })

  test('a view is read like a table', async () => {
    expect((await owner.from('kinds').select().order('kind')).data).toEqual([
      { kind: 'idea', notes: 1 },
      { kind: 'task', notes: 1 },
      { kind: 'Été', notes: 1 },
    ])
  })
})

describe('one row', () => {
  test('single answers an object, or PGRST116', async () => {
    expect((await notes().eq('id', 1).single()).data).toEqual({ id: 1 })
    expect(await notes().eq('id', 999).single()).toMatchObject({
      status: 406,
      error: {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    })
    expect((await notes().single()).error?.details).toBe('The result contains 3 rows')
  })

  test('maybeSingle answers an object or null', async () => {
    expect((await notes().eq('id', 1).maybeSingle()).data).toEqual({ id: 1 })
    expect(await notes().eq('id', 999).maybeSingle()).toMatchObject({ data: null, error: null })
  })

  test('nulls are stripped where asked', async () => {
    expect((await visitor.from('notes').select('id,body').stripNulls()).data).toEqual([{ id: 1 }])
    expect((await visitor.from('notes').select('id,body').single().stripNulls()).data).toEqual({ id: 1 })
  })
})

describe('preferences', () => {
  test('are told back, and wrong ones refused when strict', async () => {
    expect(await applied('count=exact, tx=rollback')).toBe('count=exact')
    expect(await applied('handling=lenient,nonsense')).toBe('handling=lenient')
    expect(await applied('handling=strict, nonsense=1')).toBe('PGRST122')
    expect(await applied('')).toBe(null)
  })
})

describe('a catalogue that has grown old', () => {
  test('is read again when a request names what it does not have', async () => {
    await visitor.from('numbers').select().limit(1)
    await expect
      .poll(async () => {
        await app.sql`create table if not exists public.newcomers (id int)`
        await app.sql`grant select on public.newcomers to anon`
        return (await visitor.from('newcomers').select('id')).status
      })
      .toBe(200)
    await app.sql`alter table public.newcomers add column name text`
    await expect.poll(async () => (await visitor.from('newcomers').select('name')).status).toBe(200)
    await app.sql`alter table public.newcomers drop column name`
    await expect.poll(async () => (await visitor.from('newcomers').select('name')).error?.code).toBe('42703')
  })
})
