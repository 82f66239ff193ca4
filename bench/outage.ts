import { setTimeout as pause } from 'node:timers/promises'
import { createFaultProxy } from '../tests/support/servers/fault-proxy.ts'
import { startBenchDatabase } from './resilience/bench-database.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { SERVICE_KEY, writeMessage } from './resilience/write-message.ts'
import { check, checkThreshold } from './support/measure.ts'

// 60 s (or --seconds=N) without a database under load: no crash, 503 with Retry-After within a second (four when
// connections hang), recovery within 2 s.
const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 60)
const REQUESTS_PER_SECOND = 50
/** A network that drops packets looks like a slow database at first, so its timeout is longer. */
const ANSWER_MS = { refuse: 1000, swallow: 4000 }
const BACK_MS = 2000

const database = await startBenchDatabase()
const proxy = await createFaultProxy(database.socketFolder)
const server = new ServerProcess({
  PORT: '4232',
  DATABASE_URL: database.urlBehind(proxy.port),
  DEMO: 'on',
  SERVICE_KEY,
})
const faults: string[] = []
try {
  await server.start()
  for (const how of ['refuse', 'swallow'] as const) {
    await proxy[how]()
    const slowest = await loadWhileAway((SECONDS * 1000) / 2)
    await proxy.heal()
    const back = await untilAnswered()
    const outage = `${how}, ${SECONDS / 2} s at ${REQUESTS_PER_SECOND} requests/s`
    checkThreshold(`${outage}: slowest 503, ms`, Math.round(slowest), { atMost: ANSWER_MS[how] })
    checkThreshold(`${outage}: back after, ms`, Math.round(back), { atMost: BACK_MS })
    check(`${outage}: the server stands`, server.isRunning)
  }
} finally {
  await server.end('SIGTERM')
  await proxy.close()
  await database.stop()
}
for (const fault of new Set(faults)) console.error(fault)
checkThreshold('requests not answered by 503 and when to come back', faults.length, { atMost: 0 })

/** Keeps sending requests; returns the slowest response time. */
async function loadWhileAway(milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  const asked: Promise<number>[] = []
  while (performance.now() < until) {
    asked.push(ask())
    await pause(1000 / REQUESTS_PER_SECOND)
  }
  return Math.max(...(await Promise.all(asked)))
}

async function ask(): Promise<number> {
  const askedAt = performance.now()
  try {
    const answer = await writeMessage(server.address, crypto.randomUUID())
    if (answer.status !== 503) faults.push(`a write without a database answered ${answer.status}`)
    else if (!answer.headers.has('retry-after')) faults.push('a 503 without Retry-After')
    await answer.arrayBuffer()
  } catch {
    faults.push('a request was not answered at all')
  }
  return performance.now() - askedAt
}

async function untilAnswered(): Promise<number> {
  const healedAt = performance.now()
  while (performance.now() - healedAt < BACK_MS * 5) {
    const answer = await writeMessage(server.address, crypto.randomUUID()).catch(() => undefined)
    if (answer?.status === 201) break
    await pause(20)
  }
  return performance.now() - healedAt
}
