import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import postgres from 'postgres'

/** Baseline: one route with the same SQL through the bare driver, and one static file. */
const { PORT, SOCKET_FOLDER, DATABASE, POOL_SIZE, CLAIMS, SITE } = process.env
const claims = String(CLAIMS)
const sql = postgres({
  host: SOCKET_FOLDER,
  database: DATABASE,
  user: 'mivoix_server',
  max: Number(POOL_SIZE),
  // Same role as the server's connections: the login role has no rights.
  connection: { role: 'anon' },
})

const app = new Hono()
app.get('/row/:id', async (c) => {
  const id = c.req.param('id')
  const [, rows] = await sql.begin('read only', (transaction) => [
    transaction`select app.enter(${claims}::text::jsonb)`,
    transaction`select coalesce(json_agg(r.*), '[]')::text as body, count(*)::int as rows
      from (select t.* from public.bench_notes t where t.id = ${id}::text::bigint limit 1000) r`,
  ])
  return c.body(rows?.[0]?.body, 200, { 'content-type': 'application/json; charset=utf-8' })
})
app.get('/static/*', serveStatic({ root: SITE, rewriteRequestPath: (path) => path.replace('/static', '') }))
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
