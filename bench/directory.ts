import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dayOf } from '#domain/time.ts'
import { ANONYMOUS } from '#server/db/identity.ts'
import { reachBenchDatabase } from './booking/bench-database.ts'
import { fillSlots } from './booking/fill-slots.ts'
import { percentile } from './booking/percentile.ts'
import { fillDirectory } from './directory/fill-directory.ts'
import { inService } from './http/in-service.ts'
import { Processes } from './http/processes.ts'
import { holds } from './measure.ts'

/**
 * `npm run bench:directory`: visitors look for a person among 5,000 practitioners and a million slots, through /rest/v1 as
 * the page does. Exits non-zero when a bar is missed.
 */
const size = { slots: 1_000_000, practitioners: 5000 }
const CALLS = 300
const WARM_UP = 30
const bars = { inDatabaseMs: 20, wholeMs: 50 }
const PORT = 4703

interface Asked {
  name: string
  /** As the page asks. */
  path: string
  sql: string
}

const tomorrow = addDays(dayOf(new Date()), 3)
const list = (where: string) => `select * from practitioner_openings where ${where} order by next_at, slug limit 12`
const searches: Asked[] = [
  search('everybody', 'moment=eq.any', "moment = 'any'"),
  search(
    'an area in the evening',
    'moment=eq.afternoon&specialties=cs.{Deuil}',
    "moment = 'afternoon' and specialties @> '{Deuil}'",
  ),
  search(
    'four wishes',
    `moment=eq.${tomorrow}&specialties=cs.{Stress}&languages=cs.{wo}&gender=eq.female`,
    `moment = '${tomorrow}' and specialties @> '{Stress}' and languages @> '{wo}' and gender = 'female'`,
  ),
  {
    name: 'one person',
    path: 'practitioners?select=*&slug=eq.ines-m-42',
    sql: "select * from practitioners where slug = 'ines-m-42'",
  },
  {
    name: 'their times',
    path: 'practitioner_times?select=starts_at&slug=eq.ines-m-42&order=starts_at&limit=1000',
    sql: "select starts_at from practitioner_times where slug = 'ines-m-42' order by starts_at limit 1000",
  },
]

function search(name: string, filters: string, where: string): Asked {
  return { name, path: `practitioner_openings?select=*&${filters}&order=next_at,slug&limit=12`, sql: list(where) }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  const settings = { DEMO: 'off', LOG_LEVEL: 'error', REST_REQUESTS_PER_SECOND: '100000' }
  await processes.start('the server', inService, { PORT: String(PORT), DATA_DIR: dataFolder, ...settings }, '/healthz')
  const { superuser, asServer } = await reachBenchDatabase(dataFolder)
  const db = asServer(1)
  const slots = await fillSlots(superuser, size)
  console.log(`${slots} slots of ${size.practitioners} practitioners: ${await fillDirectory(superuser)} openings`)
  for (const { name, path, sql } of searches) {
    const worked: number[] = []
    const waited: number[] = []
    for (let call = 0; call < CALLS + WARM_UP; call++) {
      const [explained] = await db.readAs<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
        ANONYMOUS,
        `explain (analyze, timing off, format json) ${sql}`,
        [],
      )
      const startedAt = performance.now()
      const answer = await fetch(`http://localhost:${PORT}/rest/v1/${path}`, { headers: { prefer: 'count=exact' } })
      const rows: unknown = await answer.json()
      if (call < WARM_UP) continue
      waited.push(performance.now() - startedAt)
      worked.push(explained?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN)
      if (!answer.ok || !Array.isArray(rows) || rows.length === 0) throw new Error(`${name}: ${answer.status}`)
    }
    const [inDatabase, whole] = [percentile(worked, 99), percentile(waited, 99)]
    console.log(
      `${name}: database ${percentile(worked, 50).toFixed(1)} ms (99 % ${inDatabase.toFixed(1)}), whole ${percentile(waited, 50).toFixed(1)} ms (99 % ${whole.toFixed(1)})`,
    )
    holds(`${name}: within ${bars.inDatabaseMs} ms in the database (99 %)`, inDatabase <= bars.inDatabaseMs)
    holds(`${name}: within ${bars.wholeMs} ms whole, counted (99 %)`, whole <= bars.wholeMs)
  }
  const startedAt = performance.now()
  await superuser`select app.refresh_openings(practitioner_id) from app.calendars limit 100`
  console.log(`to remake the openings of one calendar: ${((performance.now() - startedAt) / 100).toFixed(1)} ms`)
  await db.close()
  await superuser.end()
} finally {
  await processes.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
