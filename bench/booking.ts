import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Identity } from '#server/db/identity.ts'
import { connectToBenchDatabase } from './booking/bench-database.ts'
import { fillSlots } from './booking/fill-slots.ts'
import { type Contest, prepareContest } from './booking/prepare-contest.ts'
import { type ContestResult, runContest } from './booking/run-contest.ts'
import { timeSearches } from './booking/time-searches.ts'
import { Processes } from './http/processes.ts'
import { serverCommand } from './http/server-command.ts'
import { check, quantile } from './support/measure.ts'

/**
 * `npm run bench -- booking`: contention for the same slots, and searches among a million. Exits non-zero when a threshold
 * is missed, or when a server without locking would have passed too.
 */
const contest = { slots: 200, contenders: 50 }
const CONNECTIONS = 100
const thresholds = { refusalMs: 250, searchMs: 10, searchToLookUp: 4, growth: 2 }
const [OURS, NAIVE] = [4700, 4701]
const sizes = [
  { slots: 100_000, practitioners: 500 },
  { slots: 1_000_000, practitioners: 5000 },
]

const project = fileURLToPath(new URL('..', import.meta.url))
const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  await processes.start(
    'the server',
    serverCommand,
    // Demo mode: without a payment provider no slot can be held.
    { PORT: String(OURS), DATA_DIR: dataFolder, DEMO: 'on', LOG_LEVEL: 'error' },
    '/healthz',
  )
  const { superuser, asServer, socketFolder } = await connectToBenchDatabase(dataFolder)
  const db = asServer(2)
  const prepared = await prepareContest(superuser, db, `http://localhost:${OURS}/auth/v1`, contest)

  await runContest(warmUp(prepared), OURS, CONNECTIONS)
  const ours = await runContest(prepared, OURS, CONNECTIONS)
  const [booked] = await superuser<{ starts: number; rows: number }[]>`
    select count(distinct (practitioner_id, starts_at))::int as starts, count(*)::int as rows
    from appointments where status = 'held'`
  const refusalP99 = quantile(ours.refusalTimes, 0.99)
  console.log(`contest: ${describe(ours)}, refused within ${refusalP99.toFixed(0)} ms (99 %)`)
  check('each slot booked once', booked?.starts === contest.slots && booked.rows === contest.slots)
  check('every loser a clean 409', isClean(ours))
  check(`losers answered within ${thresholds.refusalMs} ms (99 %)`, refusalP99 <= thresholds.refusalMs)

  await superuser`create table naive_appointments (id uuid, practitioner_id uuid, starts_at timestamptz)`
  const naiveEnv = { PORT: String(NAIVE), SOCKET_FOLDER: socketFolder }
  await processes.start('the naive server', [join(project, 'bench/booking/naive-server.ts')], naiveEnv, '/')
  const naive = await runContest(prepared, NAIVE, CONNECTIONS)
  console.log(`naive: ${describe(naive)}`)
  check('a server that books without care is caught', naive.winners.length > contest.slots)

  const [patient] = await superuser<{ id: string }[]>`select id from profiles where user_type = 'patient' limit 1`
  const reader: Identity = { role: 'authenticated', sub: patient?.id ?? '' }
  const measured = []
  for (const size of sizes) {
    const slots = await fillSlots(superuser, size)
    const times = await timeSearches(db, reader)
    measured.push(times)
    for (const [measure, { lookUp, times: free, who }] of Object.entries(times))
      console.log(`${slots} slots, ${measure}: look-up ${ms(lookUp)}, free times ${ms(free)}, who is free ${ms(who)}`)
  }
  const [small, large] = measured
  for (const search of ['times', 'who'] as const) {
    if (!small || !large) throw new Error('two sizes are compared')
    check(
      `${search}: within ${thresholds.searchMs} ms in the database (99 %)`,
      large.inDatabaseP99[search] <= thresholds.searchMs,
    )
    const toLookUp = large.p99[search] / large.p99.lookUp
    check(
      `${search}: ${toLookUp.toFixed(1)} × a look-up, at most ${thresholds.searchToLookUp}`,
      toLookUp <= thresholds.searchToLookUp,
    )
    const growth = large.median[search] / small.median[search]
    check(
      `${search}: ten times the slots cost ${growth.toFixed(2)} ×, at most ${thresholds.growth}`,
      growth <= thresholds.growth,
    )
  }
  await db.close()
  await superuser.end()
} finally {
  await processes.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

/** Requests for a start that nobody offers, so that the server has compiled its code. */
function warmUp({ slots }: Contest): Contest {
  const startsAt = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString()
  return { slots: slots.slice(0, 40).map((slot) => ({ ...slot, startsAt })) }
}

function describe({ statuses, winners }: ContestResult): string {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  return `${winners.length} won (${answers})`
}

function isClean({ statuses }: ContestResult): boolean {
  return statuses.get(409) === contest.slots * (contest.contenders - 1) && statuses.size === 2
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
