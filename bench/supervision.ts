import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { createLog } from '#server/log.ts'
import { startBenchCluster } from './bench-cluster.ts'
import { checkThreshold, median, quantile } from './measure.ts'
import { fillNotes } from './supervision/fill-notes.ts'

// npm run bench:supervision: a supervisor's queue and a referent's, with 10,000 notes of 200 students, as /rest/v1
// reads them.
const NOTES = 10_000
const CALLS = 1000
const WARM_UP = 100
const QUEUE = 'select * from public.my_notes_to_review order by submitted_at limit 100'

const cluster = await startBenchCluster()
try {
  const target = await prepareDatabase(cluster, 'bench')
  const owner = connect({ target, size: 1, statementTimeoutMs: 0, applicationName: 'bench' })
  await migrate(owner)
  await owner.end()
  const superuser = connect({
    target: { ...target, user: 'postgres' },
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'bench',
  })
  const people = await fillNotes(superuser, NOTES)
  await superuser`analyze`
  await superuser.end()
  const db = openDatabase(
    { target, size: 4, statementTimeoutMs: 30_000, applicationName: 'bench' },
    createLog('silent'),
  )
  for (const [name, id] of Object.entries(people)) {
    const identity = { role: 'authenticated', sub: id } as const
    const took: number[] = []
    let rows = 0
    for (let call = 0; call < CALLS + WARM_UP; call += 1) {
      const startedAt = performance.now()
      rows = (await db.readAs(identity, QUEUE, [])).length
      if (call >= WARM_UP) took.push(performance.now() - startedAt)
    }
    console.log(`${name}: ${rows} notes waiting, median ${median(took).toFixed(2)} ms`)
    checkThreshold(`queue of a ${name} among ${NOTES} notes, p99 in ms`, quantile(took, 0.99), { atMost: 20 })
  }
  await db.close()
} finally {
  await cluster.stop()
}
