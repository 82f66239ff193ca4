import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { connect } from '#server/db/postgres.ts'

/**
 * Negative control that the contest must catch: checks whether a start is free, then books it, without lock or
 * constraint (race condition). Used by the bench only, on its own table.
 */
const { PORT = '', SOCKET_FOLDER = '' } = process.env
const sql = connect({
  target: { socketFolder: SOCKET_FOLDER, database: 'mivoix', user: 'postgres' },
  size: 20,
  statementTimeoutMs: 5000,
  applicationName: 'naive',
})
const app = new Hono()
app.get('/', (c) => c.text('ready'))
app.post('/functions/v1/hold-slot', async (c) => {
  const { practitionerId, startsAt } = await c.req.json<{ practitionerId: string; startsAt: string }>()
  const taken = await sql`
    select from naive_appointments where practitioner_id = ${practitionerId} and starts_at = ${startsAt}`
  if (taken.count > 0) return c.json({ code: 'slot_taken' }, 409)
  const appointmentId = crypto.randomUUID()
  await sql`insert into naive_appointments values (${appointmentId}, ${practitionerId}, ${startsAt})`
  return c.json({ appointmentId })
})
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
