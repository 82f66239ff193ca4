import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dayOf } from '#domain/time.ts'
import { ANONYMOUS } from '#server/db/identity.ts'
import { connectToBenchDatabase } from './booking/bench-database.ts'
import { fillSlots } from './booking/fill-slots.ts'
import { percentile } from './booking/percentile.ts'
import { fillDirectory } from './directory/fill-directory.ts'
import { Processes } from './http/processes.ts'
import { serverCommand } from './http/server-command.ts'
import { check } from './measure.ts'

/**
 * `npm run bench:directory`: visitors search among 5,000 practitioners and a million slots, through /rest/v1 as the
 * page does. Exits non-zero when a threshold is missed.
 */
const size = { slots: 1_000_000, practitioners: 5000 }
const CALLS = 300
const WARM_UP = 30
const thresholds = { inDatabaseMs: 20, wholeMs: 50 }
const PORT = 4703

/** A request of the page; the list reads one extra row, to know whether there is another page. */
interface Asked {
  name: string
  path: string
  sql: string
  isCount?: boolean
}

const tomorrow = addDays(dayOf(new Date()), 3)
const fourFilters = {
  filters: `moment=eq.${tomorrow}&specialties=cs.{Stress}&languages=cs.{wo}&gender=eq.female`,
  where: `moment = '${tomorrow}' and specialties @> '{Stress}' and languages @> '{wo}' and gender = 'female'`,
}
const searches: Asked[] = [
  search('everybody', {
    filters: 'moment=eq.any&specialties=cs.{}&languages=cs.{fr}',
    where: "moment = 'any' and specialties @> '{}' and languages @> '{fr}'",
  }),
  search('an area in the afternoon', {
    filters: 'moment=eq.afternoon&specialties=cs.{Deuil}&languages=cs.{fr}',
    where: "moment = 'afternoon' and specialties @> '{Deuil}' and languages @> '{fr}'",
  }),
  search('four filters', fourFilters),
  count('how many are everybody', {
    filters: 'moment=eq.any&specialties=cs.{}&languages=cs.{fr}',
    where: "moment = 'any' and specialties @> '{}' and languages @> '{fr}'",
  }),
  count('how many four filters leave', fourFilters),
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

interface Filtered {
  filters: string
  where: string
}

function search(name: string, { filters, where }: Filtered): Asked {
  const path = `practitioner_openings?select=*&${filters}&order=next_at,slug&limit=13`
  return { name, path, sql: `select * from practitioner_openings where ${where} order by next_at, slug limit 13` }
}

function count(name: string, { filters, where }: Filtered): Asked {
  return { name, path: `openings?${filters}`, sql: `select count(*) from openings where ${where}`, isCount: true }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  const settings = { DEMO: 'off', LOG_LEVEL: 'error', REST_REQUESTS_PER_SECOND: '100000' }
  await processes.start(
    'the server',
    serverCommand,
    { PORT: String(PORT), DATA_DIR: dataFolder, ...settings },
    '/healthz',
  )
  const { superuser, asServer } = await connectToBenchDatabase(dataFolder)
  const db = asServer(1)
  const slots = await fillSlots(superuser, size)
  console.log(`${slots} slots of ${size.practitioners} practitioners: ${await fillDirectory(superuser)} openings`)
  for (const { name, path, sql, isCount } of searches) {
    const bare: number[] = []
    const worked: number[] = []
    const waited: number[] = []
    for (let call = 0; call < CALLS + WARM_UP; call++) {
      const beforeBare = performance.now()
      await db.readAs(ANONYMOUS, 'select 1', [])
      const afterBare = performance.now()
      const [explained] = await db.readAs<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
        ANONYMOUS,
        `explain (analyze, timing off, format json) ${sql}`,
        [],
      )
      const startedAt = performance.now()
      const answer = await fetch(
        `http://localhost:${PORT}/rest/v1/${path}`,
        isCount ? { method: 'HEAD', headers: { prefer: 'count=exact' } } : {},
      )
      const found = isCount ? answer.headers.get('content-range') !== '*/0' : (await answer.text()) !== '[]'
      if (!answer.ok || !found) throw new Error(`${name}: ${answer.status}`)
      if (call < WARM_UP) continue
      waited.push(performance.now() - startedAt)
      worked.push(explained?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN)
      bare.push(afterBare - beforeBare)
    }
    const [inDatabase, whole] = [percentile(worked, 99), percentile(waited, 99)]
    console.log(
      `${name}: database ${percentile(worked, 50).toFixed(1)} ms (99 % ${inDatabase.toFixed(1)}), whole ${percentile(waited, 50).toFixed(1)} ms (99 % ${whole.toFixed(1)}), a bare select 1 ${percentile(bare, 50).toFixed(1)} ms (99 % ${percentile(bare, 99).toFixed(1)})`,
    )
    check(`${name}: within ${thresholds.inDatabaseMs} ms in the database (99 %)`, inDatabase <= thresholds.inDatabaseMs)
    check(`${name}: within ${thresholds.wholeMs} ms whole (99 %)`, whole <= thresholds.wholeMs)
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
