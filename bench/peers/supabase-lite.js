import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

/** `@supabase/lite` on our PostgreSQL, embedded as its documentation shows. */
const { PORT, SOCKET_FOLDER, DATABASE, JWT_SECRET, POOL_SIZE } = process.env
const connection = createPostgresConnection({
  url: 'postgres://postgres@localhost/postgres',
  postgresOptions: { host: SOCKET_FOLDER, database: DATABASE, user: 'postgres', max: Number(POOL_SIZE) },
})
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: JWT_SECRET },
  options: { server: { apiKeys: false } },
})
await app.ensureSystemSchema()
serve({
  port: Number(PORT),
  hostname: '127.0.0.1',
  fetch: (request, env) => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
})
