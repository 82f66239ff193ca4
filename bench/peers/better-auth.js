import { createServer } from 'node:http'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import pg from 'pg'

/** better-auth on our PostgreSQL, as its documentation shows, without rate limits. */
const { PORT, SOCKET_FOLDER, DATABASE, POOL_SIZE } = process.env
const options = {
  baseURL: `http://127.0.0.1:${PORT}`,
  secret: 'a secret of the bench, at least 32 characters',
  database: new pg.Pool({ host: SOCKET_FOLDER, database: DATABASE, user: 'postgres', max: Number(POOL_SIZE) }),
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
createServer(toNodeHandler(betterAuth(options))).listen(Number(PORT), '127.0.0.1')
