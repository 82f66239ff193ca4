import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { connect } from '#server/db/postgres.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { createRandomTable, digestOfDatabase, fillWithRandomRows } from '../tests/support/rows/random-rows.ts'
import { startBenchCluster } from './support/bench-cluster.ts'
import { check, checkThreshold, quantile } from './support/measure.ts'

// Fifty backups of random rows, from 100 kB to 100 MB: each must end, and its restore give the same database. The last is
// the largest. --runs=N --megabytes=N for a shorter bench.
const RUNS = numberOf('runs', 50)
const LARGEST = numberOf('megabytes', 100) * 1024 * 1024
const RANGE = 1000
const DEADLINE_SECONDS = 10
/** Of rows: what a small machine writes while it serves. */
const SLOWEST_MB_PER_SECOND = 5
const MOST_MEMORY_MB = 400

const folder = await mkdtemp(join(tmpdir(), 'mivoix-bench-backup-'))
const cluster = await startBenchCluster({ fsync: 'off' })
try {
  const [from, to] = [await newDatabase('written'), await newDatabase('restored')]
  const speeds: number[] = []
  let different = 0
  for (let run = 1; run <= RUNS; run += 1) {
    const bytes = run === RUNS ? LARGEST : Math.floor(LARGEST / RANGE ** Math.random())
    await fillWithRandomRows(from.admin, bytes)
    const file = join(folder, `${run}.gz`)
    const startedAt = performance.now()
    const { rows } = await writeBackup(from.target, file, { deadlineSeconds: DEADLINE_SECONDS })
    const seconds = (performance.now() - startedAt) / 1000
    const megabytes = bytes / 1024 ** 2
    if (megabytes > 10) speeds.push(megabytes / seconds)
    const { size } = await stat(file)
    console.log(`${run}: ${megabytes.toFixed(1)} MB, ${rows} rows, ${seconds.toFixed(1)} s, ${size} bytes`)
    await restoreBackup(to.target, file)
    const [written, restored] = [await digestOfDatabase(from.admin), await digestOfDatabase(to.admin)]
    if (JSON.stringify(written) !== JSON.stringify(restored)) different += 1
    await rm(file)
  }
  check(`${RUNS} of ${RUNS} backups ended`, true)
  checkThreshold('restored databases that differ from the one that was saved', different, { atMost: 0 })
  checkThreshold('MB of rows a second, slowest of those above 10 MB', quantile(speeds, 0), {
    atLeast: SLOWEST_MB_PER_SECOND,
  })
  checkThreshold('memory in MB, at most', process.resourceUsage().maxRSS / 1024, { atMost: MOST_MEMORY_MB })
  await Promise.all([from.admin.end(), to.admin.end()])
} finally {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}

function numberOf(name: string, usual: number): number {
  return Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual)
}

async function newDatabase(name: string) {
  const target = await prepareDatabase(cluster, name)
  await migrateTarget(target)
  await installJobs(target)
  const { socketFolder } = cluster
  const superuser = { socketFolder, database: name, user: 'postgres' }
  const admin = connect({ target: superuser, size: 1, statementTimeoutMs: 0, applicationName: 'bench' })
  await createRandomTable(admin)
  return { target, admin }
}
