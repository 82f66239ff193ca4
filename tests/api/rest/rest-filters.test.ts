import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { idsOf, startRestNotes } from '../../support/rest-notes.ts'

let app: TestApp
let visitor: SupabaseClient
let owner: SupabaseClient
let service: SupabaseClient

beforeAll(async () => {
  ;({ app, visitor, owner, service } = await startRestNotes())
})

const notes = () => owner.from('notes').select('id')

describe('filters', () => {
  test('comparisons', async () => {
    expect(await idsOf(notes().eq('title', 'Un "mot", seul'))).toEqual([3])
    expect(await idsOf(notes().neq('mood', 3))).toEqual([1, 2])
    expect(await idsOf(notes().gt('mood', 1).lt('mood', 5))).toEqual([3])
    expect(await idsOf(notes().gte('mood', 3).lte('mood', 5))).toEqual([1, 3])
    expect(await idsOf(notes().is('body', null))).toEqual([1, 2])
    expect(await idsOf(notes().not('body', 'is', null))).toEqual([3])
    expect(await idsOf(notes().is('is_public', true))).toEqual([1])
    expect(await idsOf(notes().isDistinct('body', 'texte'))).toEqual([1, 2])
    expect(await idsOf(notes().match({ kind: 'Été', mood: 3 }))).toEqual([3])
    expect(await idsOf(notes().eq('price', 12.5))).toEqual([3])
  })

  test('lists', async () => {
    expect(await idsOf(notes().in('id', [1, 3, 77]))).toEqual([1, 3])
    expect(await idsOf(notes().in('title', ['Deuxième (jour)', 'x']))).toEqual([2])
    expect(await idsOf(notes().in('id', []))).toEqual([])
    expect(await idsOf(notes().notIn('id', [1]))).toEqual([2, 3])
    expect(await idsOf(notes().in('kind', ['idea', 'Été']))).toEqual([1, 3])
  })

  test('patterns', async () => {
    expect(await idsOf(notes().like('title', '%jour%'))).toEqual([1, 2])
    expect(await idsOf(notes().ilike('title', 'PREMIER*'))).toEqual([1])
    expect(await idsOf(notes().likeAllOf('title', ['%e%', '%jour']))).toEqual([1])
    expect(await idsOf(notes().likeAnyOf('title', ['Un%', 'PRE%']))).toEqual([3])
    expect(await idsOf(notes().ilikeAllOf('title', ['UN%', '%SEUL']))).toEqual([3])
    expect(await idsOf(notes().ilikeAnyOf('title', ['un*', 'pre*']))).toEqual([1, 3])
  })

  test('regular expressions are the service’s alone', async () => {
    expect(await idsOf(service.from('notes').select('id').regexMatch('title', '^Un'))).toEqual([3])
    expect(await idsOf(service.from('notes').select('id').regexIMatch('title', '^un'))).toEqual([3])
    for (const client of [owner, visitor]) {
      const asked = [
        client.from('notes').select().regexMatch('title', '^Un'),
        client.from('notes').select().regexIMatch('title', '^un'),
        client.from('notes').select().or('id.eq.1,not.and(id.gt.1,title.match.^Un)'),
        client.from('notes').delete().filter('title', 'match(any)', '{^Un}'),
      ]
      for (const { status, error } of await Promise.all(asked)) {
        expect([status, error?.code, error?.details]).toEqual([
          400,
          'PGRST100',
          expect.stringMatching(/^unknown single value operator i?match$/),
        ])
      }
    }
  })

  test('rows of a function are the service’s alone', async () => {
    const liked = () => service.rpc('notes_like', { kinds: ['idea', 'Été'] })
    expect(await idsOf(liked())).toEqual([1, 3, 9])
    expect(await idsOf(liked().neq('title', 'hors de portée').eq('kind', 'Été'))).toEqual([3])
    expect(await idsOf(service.rpc('notes_like', { kinds: ['idea'], lowest: 4 }).select('id'))).toEqual([1])
    expect(await service.rpc('title_of', { note: 2 }).neq('kind', 'idea').select('title').single()).toMatchObject({
      status: 200,
      data: { title: 'Deuxième (jour)' },
    })
    expect(await idsOf(service.rpc('title_of', { note: 2 }).neq('kind', 'task'))).toEqual([])
    expect(await idsOf(service.rpc('title_of', { note: 'two' }))).toBe('22P02')
    expect(await idsOf(service.rpc('title_of', { nothing: 2 }))).toBe('PGRST202')
    expect(await idsOf(service.rpc('title_of', { note: 2 }, { get: true }))).toBe('PGRST202')
    expect(await idsOf(service.rpc('how_many'))).toBe('PGRST202')
    for (const client of [owner, visitor]) expect(await idsOf(client.rpc('title_of', { note: 1 }))).toBe('PGRST202')
  })

  test('arrays, JSON and ranges', async () => {
    expect(await idsOf(notes().contains('tags', ['calme']))).toEqual([1])
    expect(await idsOf(notes().containedBy('tags', ['x', 'y']))).toEqual([2, 3])
    expect(await idsOf(notes().overlaps('tags', ['x', 'calme']))).toEqual([1, 2, 3])
    expect(await idsOf(notes().contains('data', { t: 'x' }))).toEqual([2])
    expect(await idsOf(notes().containedBy('data', { t: 'x' }))).toEqual([])
    expect(await idsOf(notes().containedBy('data', { a: { b: [10, 20] }, t: 'x', more: 1 }))).toEqual([2])
    expect(await idsOf(notes().eq('data->>t', 'x'))).toEqual([2])
    expect(await idsOf(notes().eq('data->a->b->0', 10))).toEqual([2])
    expect(await idsOf(notes().contains('span', '[2,4)'))).toEqual([1])
    expect(await idsOf(notes().containedBy('span', '[1,10)'))).toEqual([1])
    expect(await idsOf(notes().overlaps('span', '[4,6)'))).toEqual([1])
    expect(await idsOf(notes().rangeLt('span', '[7,8)'))).toEqual([1])
    expect(await idsOf(notes().rangeGt('span', '[7,8)'))).toEqual([3])
    expect(await idsOf(notes().rangeGte('span', '[7,8)'))).toEqual([3])
    expect(await idsOf(notes().rangeLte('span', '[7,8)'))).toEqual([1])
    expect(await idsOf(notes().rangeAdjacent('span', '[5,10)'))).toEqual([1, 3])
  })

  test('words', async () => {
    expect(await idsOf(notes().textSearch('words', 'jours', { config: 'french' }))).toEqual([1, 2])
    expect(await idsOf(notes().textSearch('title', 'premier jour', { type: 'plain', config: 'french' }))).toEqual([1])
    expect(await idsOf(notes().textSearch('title', 'premier jour', { type: 'phrase' }))).toEqual([1])
    expect(await idsOf(notes().textSearch('title', '"mot" -jour', { type: 'websearch' }))).toEqual([3])
    for (const type of ['plain', 'phrase', 'websearch', undefined] as const)
      expect(await idsOf(notes().textSearch('words', 'premiers', { type, config: 'french' }))).toEqual([1])
    expect(await idsOf(notes().textSearch('words', "'jours' & !'premier'", { config: 'french' }))).toEqual([2])
    expect(await idsOf(notes().textSearch('title', 'x', { config: 'klingon' }))).toBe('42704')
  })

  test('or, and, not, nested', async () => {
    expect(await idsOf(notes().or('id.eq.1,title.eq."Un \\"mot\\", seul"'))).toEqual([1, 3])
    expect(await idsOf(notes().or('and(mood.gt.2,kind.eq.idea),and(mood.eq.1,tags.cs.{x})'))).toEqual([1, 2])
    expect(await idsOf(notes().or('id.in.(1,2),not.and(mood.eq.3,id.eq.3)'))).toEqual([1, 2])
    expect(await idsOf(notes().or('id.not.eq.1,body.not.is.null'))).toEqual([2, 3])
    expect(await idsOf(notes().filter('not.or', 'eq', '1'))).toBe('PGRST100')
    const answer = await app.fetch('/rest/v1/notes?select=id&not.and=(id.eq.1,mood.eq.5)')
    expect(await answer.json()).toEqual([])
  })

  test('a value that does not fit its column is the caller’s mistake', async () => {
    expect(await owner.from('notes').select().eq('id', 'x')).toMatchObject({
      status: 400,
      error: { code: '22P02', message: 'invalid input syntax for type bigint: "x"' },
    })
    expect(await idsOf(notes().eq('owner', 'x'))).toBe('22P02')
    expect(await idsOf(notes().eq('kind', 'x'))).toBe('22P02')
    expect(await idsOf(notes().eq('title', 'a\u0000b'))).toBe('22021')
    expect(await idsOf(notes().filter('id', 'equals', 1))).toBe('PGRST100')
    expect(await idsOf(notes().eq('profiles.id', 1))).toBe('PGRST108')
    expect(await idsOf(notes().eq('nothing', 1))).toBe('42703')
  })

  test('nothing that a caller writes becomes SQL', async () => {
    const attempts = [`x' or '1'='1`, `"; drop table notes; --`, `$1`, `\\'; select 1`, `')) or true --`, `{"a":1}`]
    for (const text of attempts) {
      expect(await idsOf(notes().eq('title', text))).toEqual([])
      expect(await idsOf(notes().in('title', [text]))).toEqual([])
      expect(await idsOf(notes().or(`title.eq."${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`))).toEqual([])
      const alias = `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      const answer = await app.fetch(`/rest/v1/notes?select=${encodeURIComponent(`${alias}:id,data->${alias}->0`)}`)
      expect(await answer.json()).toEqual([{ [text]: null }])
      expect(await idsOf(notes().order(text))).toMatch(/^(42703|PGRST100)$/)
      expect(await idsOf(notes().filter(text, 'eq', '1'))).toMatch(/^(42703|PGRST100)$/)
    }
    expect(await app.sql`select count(*)::int as n from public.notes`).toEqual([{ n: 4 }])
  })
})
