import { totalmem } from 'node:os'
import { hasEnded } from '#server/account/catalogue/has-ended.ts'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { type GrownDatabase, growDatabase } from './growth/grown-database.ts'
import { migrateOnline } from './growth/migrate-online.ts'
import { type Question, questions } from './growth/questions.ts'
import { startBenchCluster } from './support/bench-cluster.ts'
import { check, checkThreshold, median, quantile } from './support/measure.ts'

/**
 * `npm run bench -- growth [-- --scale=0.1]`: the same queries on a database of 10 million slots, a million people and 10
 * million messages, and on a tenth of it. Both run side by side and are queried in turn, so that noise affects both.
 */
const scale = Number(process.argv.find((argument) => argument.startsWith('--scale='))?.slice(8) ?? 1)
const whole = { slots: 10_000_000 * scale, people: 1_000_000 * scale, messages: 10_000_000 * scale }
const tenth = { slots: whole.slots / 10, people: whole.people / 10, messages: whole.messages / 10 }
const CALLS = 200
const WARM_UP = 20
const MOST_GROWTH = 2
/** Below this both are fast, and the difference is noise. */
const QUICK_MS = { database: 5, server: 20 }
const BATCH_MS = 1000
const LONGEST_LOCK_MS = 1000

const cluster = await startBenchCluster({
  // A quarter of the machine, as docs/scale.md advises.
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  maintenance_work_mem: '512MB',
  // The rows are written once, then vacuumed by hand.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  full_page_writes: 'off',
  autovacuum: 'off',
})
const grown: GrownDatabase[] = []
try {
  grown.push(await growDatabase(cluster, 'tenth', tenth, '4341'))
  grown.push(await growDatabase(cluster, 'whole', whole, '4342'))
  const [small, large] = grown
  if (!small || !large) throw new Error('two sizes are compared')
  for (const { size, bytes } of grown)
    console.log(`${size.slots} slots, ${size.people} people, ${size.messages} messages: ${bytes}`)
  for (const question of questions) {
    await compare(question, 'database', (database, call) => database.askDatabase(question, call), small, large)
    await compare(question, 'server', (database, call) => database.askServer(question, call), small, large)
  }
  for (const { unanswered } of grown)
    check(`every question found rows ${[...unanswered].join(', ')}`.trim(), unanswered.size === 0)
  await timeRetention(large)
  for (const { what, seconds, longestWriteMs } of await migrateOnline(large.target)) {
    console.log(`${what} added to ${whole.messages / 2} messages in ${seconds.toFixed(1)} s`)
    checkThreshold(`${what}: longest write meanwhile, ms`, Math.round(longestWriteMs), { atMost: LONGEST_LOCK_MS })
  }
} finally {
  for (const database of grown) await database.stop()
  await cluster.stop()
}

async function compare(
  question: Question,
  where: keyof typeof QUICK_MS,
  ask: (database: GrownDatabase, call: number) => Promise<number>,
  ...sizes: [small: GrownDatabase, large: GrownDatabase]
): Promise<void> {
  const took: [number[], number[]] = [[], []]
  for (let call = 0; call < CALLS + WARM_UP; call += 1) {
    const [small, large] = [await ask(sizes[0], call), await ask(sizes[1], call)]
    if (call < WARM_UP) continue
    took[0].push(small)
    took[1].push(large)
  }
  const [small, large] = [quantile(took[0], 0.99), quantile(took[1], 0.99)]
  const growth = Math.max(large, QUICK_MS[where]) / Math.max(small, QUICK_MS[where])
  console.log(
    `${question.name}, ${where}: median ${median(took[0]).toFixed(2)} → ${median(took[1]).toFixed(2)} ms, 99 % ${small.toFixed(2)} → ${large.toFixed(2)} ms`,
  )
  check(
    `${question.name}, ${where}: 99 % ${growth.toFixed(2)} × a tenth (at most ${MOST_GROWTH})`,
    growth <= MOST_GROWTH,
  )
}

/** Retention queries of the nightly job and of the diagnostic every five minutes: whether any row has expired. */
async function timeRetention(database: GrownDatabase): Promise<void> {
  let total = 0
  for (const { table, retention } of dataCatalogue) {
    if (retention.until !== 'ends') continue
    const took = await database.askOnce(
      `select from ${table} t where ${hasEnded(retention, "now() - interval '26 hours'")} limit 1`,
    )
    if (took > BATCH_MS / 10) console.log(`looking for ended rows of ${table}: ${took.toFixed(0)} ms`)
    total += took
  }
  checkThreshold('looking for ended rows of every table, ms', Math.round(total), { atMost: BATCH_MS })
}
