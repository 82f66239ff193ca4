import { findPeopleByWords } from '#server/admin/find-people-by-words.ts'
import { readPersonFile } from '#server/admin/read-person-file.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { createLog } from '#server/log.ts'
import { fillPeople } from './people/fill-people.ts'
import { startBenchCluster } from './support/bench-cluster.ts'
import { checkThreshold, median, quantile } from './support/measure.ts'

// npm run bench -- people [-- 1000000]: response times of the administration with so many people: search, lists, a file,
// figures.
const PEOPLE = Number(process.argv[2] ?? 1_000_000)
const CALLS = 500
const WARM_UP = 50
const THRESHOLD_MS = 50

const searches = [
  'ma',
  'ca',
  'martin',
  'marie martin',
  'zoe dub',
  'le cam',
  'personne.123456@',
  'personne',
  'lefevre ines',
  'xy',
]
const lists: Record<string, string> = {
  'appointments of a week': `select * from public.admin_appointments where starts_at >= now() - interval '7 days'
    and starts_at < now() order by starts_at desc, id desc limit 50`,
  payments: 'select * from public.admin_payments order by completed_at desc, id desc limit 50',
  'figures of twelve months': `select * from public.admin_figures where grain = 'month' and starts_on >= current_date - 730 order by starts_on`,
  'figures of thirty days': `select * from public.admin_figures where grain = 'day' and starts_on >= current_date - 60 order by starts_on`,
}

// Only reads are measured, so the rows are written without fsync.
const cluster = await startBenchCluster({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
})
try {
  const target = await prepareDatabase(cluster, 'bench')
  const options = { size: 1, statementTimeoutMs: 0, applicationName: 'bench' }
  const owner = connect({ target, ...options })
  await migrate(owner)
  await owner.end()
  const superuser = connect({ target: { ...target, user: 'postgres' }, ...options })
  const startedAt = performance.now()
  const { adminId, sessionId, personId } = await fillPeople(superuser, PEOPLE)
  await superuser.end()
  console.log(`${PEOPLE} people written in ${Math.round((performance.now() - startedAt) / 1000)} s`)

  const db = openDatabase(
    { target, size: 2, statementTimeoutMs: 60_000, applicationName: 'bench' },
    createLog('silent'),
  )
  const identity = { role: 'authenticated', sub: adminId, session_id: sessionId } as const
  const measure = async (name: string, work: (call: number) => Promise<unknown>) => {
    const took: number[] = []
    for (let call = 0; call < CALLS + WARM_UP; call += 1) {
      const begunAt = performance.now()
      await work(call)
      if (call >= WARM_UP) took.push(performance.now() - begunAt)
    }
    console.log(`${name}: median ${median(took).toFixed(2)} ms`)
    checkThreshold(`${name} among ${PEOPLE} people, p99 in ms`, quantile(took, 0.99), { atMost: THRESHOLD_MS })
  }
  await measure('search', (call) =>
    db.asService((sql) => findPeopleByWords(sql, searches[call % searches.length] ?? 'ma')),
  )
  await measure('file', () => db.asService((sql) => readPersonFile(sql, personId, new Date())))
  for (const [name, query] of Object.entries(lists)) await measure(name, () => db.readAs(identity, query, []))
  await db.close()
} finally {
  await cluster.stop()
}
