import { setTimeout as pause } from 'node:timers/promises'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { openDatabase } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { createLog } from '#server/log.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { DatabasePair } from './cluster/database-pair.ts'
import { startMailSink } from './cluster/mail-sink.ts'
import { hasNginx, startNginx } from './cluster/nginx.ts'
import { hasPgbouncer } from './cluster/pgbouncer.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { readMessageIds, SERVICE_KEY, writeMessage } from './resilience/write-message.ts'
import { checkThreshold } from './support/measure.ts'

// Two processes behind nginx, PgBouncer in transaction mode, a primary with a synchronous standby: the primary is
// killed under load and the standby promoted, 10 times (--rounds=N). No acknowledged write is lost, writes resume,
// every job is done.
const ROUNDS = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 10)
const WRITERS = 8
const WRITES_BEFORE_KILL = 40
const MAILS_A_ROUND = 20
/** Two processes run five jobs at a time each. */
const MOST_IN_HAND = 10
const BACK_MS = 5000
const MAILS_DEADLINE_MS = 120_000
const DATABASE_PORTS = [4291, 4292, 4293, 4294] as const
const PORTS = ['4295', '4296'] as const
const NGINX_PORT = 4297
const address = `http://127.0.0.1:${NGINX_PORT}`

const missing = [
  [debianPrograms() !== undefined, 'postgresql'],
  [hasPgbouncer(), 'pgbouncer'],
  [hasNginx(), 'nginx'],
].filter(([isThere]) => !isThere)
if (missing.length === 0) await bench()
else console.log(`failover is skipped: apt-get install ${missing.map(([, name]) => name).join(' ')}`)

async function bench(): Promise<void> {
  const pair = await DatabasePair.start(DATABASE_PORTS)
  const mails = await startMailSink()
  const servers = PORTS.map(
    (PORT) =>
      new ServerProcess({
        ...pair.urls,
        PORT,
        DEMO: 'on',
        SMTP_URL: mails.url,
        SERVICE_KEY,
        TRUSTED_PROXIES: '127.0.0.1',
      }),
  )
  const acknowledged = new Set<string>()
  const unexpected = new Map<string, number>()
  let slowestBack = 0
  const writing = new AbortController()
  const write = async () => {
    while (!writing.signal.aborted) {
      const id = crypto.randomUUID()
      const status = await writeMessage(address, id).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      if (status === 201) acknowledged.add(id)
      else {
        if (status !== 503) unexpected.set(String(status), (unexpected.get(String(status)) ?? 0) + 1)
        await pause(20)
      }
    }
  }
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  try {
    // Sequentially, since the first runs the migrations.
    for (const server of servers) await server.start()
    nginx = await startNginx(NGINX_PORT, PORTS)
    const writers = Array.from({ length: WRITERS }, write)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = acknowledged.size
      while (acknowledged.size < before + WRITES_BEFORE_KILL) await pause(10)
      await queueMails(pair.urls.DATABASE_DIRECT_URL, round)
      // Every second time the whole machine is lost; otherwise its PgBouncer stays up without a server behind it.
      await pair.killPrimary({ withPooler: round % 2 === 0 })
      await pause(Math.random() * 1000)
      await pair.promote()
      const promotedAt = performance.now()
      const known = acknowledged.size
      while (acknowledged.size < known + PORTS.length) await pause(5)
      const back = performance.now() - promotedAt
      slowestBack = Math.max(slowestBack, back)
      console.log(
        `${round}: writes again ${Math.round(back)} ms after the promotion; ${acknowledged.size} acknowledged`,
      )
      await pair.rejoin()
    }
    writing.abort()
    await Promise.all(writers)
    const kept = await readMessageIds(address)
    const lost = [...acknowledged].filter((id) => !kept.has(id))
    const deadline = performance.now() + MAILS_DEADLINE_MS
    while (mails.taken.size < ROUNDS * MAILS_A_ROUND && performance.now() < deadline) await pause(100)
    // SMTP has no transactions: a mail accepted while the database failed is sent again, with the same id.
    const twice = [...mails.taken.values()].filter((times) => times > 1).length
    console.log(`${twice} mails were handed over twice, with the same Message-ID`)
    for (const [status, count] of unexpected) console.log(`${count} × answered ${status}`)
    if (unexpected.size > 0) for (const server of servers) console.log(server.said)
    checkThreshold(`${ROUNDS} failovers, writes acknowledged`, acknowledged.size, {
      atLeast: ROUNDS * WRITES_BEFORE_KILL,
    })
    checkThreshold('of which lost', lost.length, { atMost: 0 })
    checkThreshold('jobs of before a kill that are done (mails)', mails.taken.size, { atLeast: ROUNDS * MAILS_A_ROUND })
    checkThreshold('mails handed over twice', twice, { atMost: ROUNDS * MOST_IN_HAND })
    checkThreshold('slowest write again after a promotion, ms', Math.round(slowestBack), { atMost: BACK_MS })
    checkThreshold(
      'answers other than 201 and 503',
      [...unexpected.values()].reduce((sum, count) => sum + count, 0),
      { atMost: 0 },
    )
  } finally {
    writing.abort()
    await nginx?.stop()
    for (const server of servers) await server.end('SIGTERM')
    await pair.stop()
    await mails.stop()
  }
}

/** Queues jobs that wait or run when the primary is killed. */
async function queueMails(target: string, round: number): Promise<void> {
  const log = createLog('silent')
  const db = openDatabase({ target, size: 1, statementTimeoutMs: 8000, applicationName: 'bench' }, log)
  const jobs = createJobs({ target, statementTimeoutMs: 8000 }, log)
  try {
    await jobs.start([], undefined as never, { works: false })
    await db.asService(async (sql) => {
      for (let n = 0; n < MAILS_A_ROUND; n += 1) {
        const to = `round-${round}-mail-${n}@example.org`
        await queueMail(sql, jobs, {
          to,
          template: 'contact-acknowledgement',
          data: { reference: String(n) },
          now: new Date(),
        })
      }
    })
  } finally {
    await jobs.stop(1)
    await db.close()
  }
}
