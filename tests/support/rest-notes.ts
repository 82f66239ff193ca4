import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startTestApp, type TestApp } from './app.ts'
import { createRestTables, untyped } from './rest-tables.ts'

interface RestNotes {
  app: TestApp
  visitor: SupabaseClient
  owner: SupabaseClient
  service: SupabaseClient
}

/** A server with three notes of one owner, the first of them public, and one of another user. */
export async function startRestNotes(): Promise<RestNotes> {
  const key = 'the key of the service in this test'
  const app = await startTestApp({ settings: { SERVICE_KEY: key } })
  const service = createClient('http://mivoix.test', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => app.fetch(input instanceof Request ? input.url : input.toString(), init) },
  })
  await createRestTables(app.sql)
  const visitor = untyped(app.visitor())
  const patient = await app.as('patient')
  const owner = untyped(patient)
  const stranger = await app.as('patient')
  const common = { is_public: false, body: null, mood: 3, kind: 'idea', tags: ['x'], data: null, price: null }
  const rows = [
    { ...common, id: 1, title: 'Premier jour', is_public: true, mood: 5, tags: ['calme', 'a,b'], span: '[1,5)' },
    { ...common, id: 2, title: 'Deuxième (jour)', mood: 1, kind: 'task', data: { a: { b: [10, 20] }, t: 'x' } },
    { ...common, id: 3, title: 'Un "mot", seul', body: 'texte', kind: 'Été', span: '[10,20)', price: '12.50' },
  ]
  for (const row of rows) {
    const { data, ...plain } = { span: null, ...row, owner: patient.person.id }
    await app.sql`insert into public.notes ${app.sql(plain)}`
    if (data) await app.sql`update public.notes set data = ${app.sql.json(data)} where id = ${row.id}`
  }
  await app.sql`update public.notes set "weird ""name, (x)" = 'odd' where id = 3`
  await app.sql`insert into public.notes (id, owner, title) values (9, ${stranger.person.id}, 'hors de portée')`
  return { app, visitor, owner, service }
}

/** Ids found by a query, or its error code. */
export async function idsOf(query: PromiseLike<{ data: unknown; error: { code: string } | null }>) {
  const { data, error } = await query
  return error ? error.code : (data as { id: number }[]).map((row) => row.id).toSorted((a, b) => a - b)
}
