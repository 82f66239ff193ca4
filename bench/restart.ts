import { setTimeout as pause } from 'node:timers/promises'
import { hasNginx, startNginx } from './cluster/nginx.ts'
import { startBenchDatabase, startBridge } from './resilience/bench-database.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { SERVICE_KEY, writeMessage } from './resilience/write-message.ts'
import { checkThreshold } from './support/measure.ts'

// Rolling restart of two processes behind nginx under 200 requests a second: no failed request.
const REQUESTS_PER_SECOND = 200
const ROUNDS = 3
const PORTS = ['4233', '4234'] as const
const NGINX_PORT = 4235
const NGINX = `http://127.0.0.1:${NGINX_PORT}`

if (hasNginx()) await bench()
else console.log('restart is skipped: nginx is not installed.')

async function bench(): Promise<void> {
  const database = await startBenchDatabase()
  const bridge = await startBridge(database.socketFolder)
  const servers = PORTS.map(
    (PORT) =>
      new ServerProcess({
        PORT,
        DATABASE_URL: database.urlBehind(bridge.port),
        DEMO: 'on',
        SERVICE_KEY,
        TRUSTED_PROXIES: '127.0.0.1',
      }),
  )
  // Sequentially, since the first runs the migrations.
  for (const server of servers) await server.start()
  const nginx = await startNginx(NGINX_PORT, PORTS)
  const failures = new Map<string, number>()
  const load = startLoad(failures)
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const server of servers) {
        await pause(500)
        await server.end('SIGTERM')
        await server.start()
      }
    }
    await pause(500)
  } finally {
    const asked = await load.stop()
    await nginx.stop()
    for (const server of servers) await server.end('SIGTERM')
    await bridge.stop()
    await database.stop()
    const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
    for (const [failure, count] of failures) console.error(`${count} × ${failure}`)
    const restarts = `${ROUNDS * 2} restarts under ${REQUESTS_PER_SECOND} requests/s`
    checkThreshold(`${restarts}: failed of ${asked} requests`, failed, { atMost: 0 })
  }
}

/** Pages, reads and writes in turn, at a fixed rate whatever the answers do (open loop). */
function startLoad(failures: Map<string, number>): { stop(): Promise<number> } {
  const running = new Set<Promise<void>>()
  let asked = 0
  const ask = async (number: number) => {
    const failure = await requestNumber(number).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok ? undefined : `${answer.status} of ${new URL(answer.url).pathname}`
      },
      (error: unknown) => `no answer: ${error instanceof Error ? String(error.cause) : String(error)}`,
    )
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
  }
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND
    for (; asked < due; asked += 1) {
      const request = ask(asked).finally(() => running.delete(request))
      running.add(request)
    }
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return asked
    },
  }
}

function requestNumber(number: number): Promise<Response> {
  if (number % 4 === 0) return writeMessage(NGINX, crypto.randomUUID())
  if (number % 4 === 1) return fetch(`${NGINX}/auth/v1/health`)
  return fetch(`${NGINX}/`)
}
