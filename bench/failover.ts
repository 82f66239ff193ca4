import { setTimeout as pause } from 'node:timers/promises'
import { DatabasePair } from './cluster/database-pair.ts'
import { hasNginx, startNginx } from './cluster/nginx.ts'
import { hasPgbouncer } from './cluster/pgbouncer.ts'
import { debianPrograms } from './cluster/postgres-server.ts'
import { bar } from './measure.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { readMessageIds, SERVICE_KEY, writeMessage } from './resilience/write-message.ts'

// Two processes behind nginx, PgBouncer in transaction mode, a primary with a synchronous standby: the primary is killed under
// load and the standby promoted, 10 times (--rounds=N). Nothing acknowledged is lost, writes go on, no mail is sent twice.
const ROUNDS = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 10)
const WRITERS = 8
const WRITES_BEFORE_KILL = 40
const BACK_MS = 5000
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
else console.log(`bench:failover is skipped: apt-get install ${missing.map(([, name]) => name).join(' ')}`)

async function bench(): Promise<void> {
  const pair = await DatabasePair.start(DATABASE_PORTS)
  const servers = PORTS.map(
    (PORT) => new ServerProcess({ ...pair.urls, PORT, DEMO: 'on', SERVICE_KEY, TRUSTED_PROXIES: '127.0.0.1' }),
  )
  const acknowledged = new Set<string>()
  const unexpected = new Map<string, number>()
  let slowestBack = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
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
    // One after the other, since the first migrates.
    for (const server of servers) await server.start()
    nginx = await startNginx(NGINX_PORT, PORTS)
    const writers = Array.from({ length: WRITERS }, write)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = acknowledged.size
      while (acknowledged.size < before + WRITES_BEFORE_KILL) await pause(10)
      // Every second time the whole machine is gone; otherwise its pooler stays and has nothing behind it.
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
    isOver = true
    await Promise.all(writers)
    const kept = await readMessageIds(address)
    const lost = [...acknowledged].filter((id) => !kept.has(id))
    for (const [status, count] of unexpected) console.log(`${count} × answered ${status}`)
    bar(`${ROUNDS} failovers, writes acknowledged`, acknowledged.size, { atLeast: ROUNDS * WRITES_BEFORE_KILL })
    bar('of which lost', lost.length, { atMost: 0 })
    bar('slowest write again after a promotion, ms', Math.round(slowestBack), { atMost: BACK_MS })
    bar(
      'answers other than 201 and 503',
      [...unexpected.values()].reduce((sum, count) => sum + count, 0),
      { atMost: 0 },
    )
  } finally {
    isOver = true
    await nginx?.stop()
    for (const server of servers) await server.end('SIGTERM')
    await pair.stop()
  }
}
