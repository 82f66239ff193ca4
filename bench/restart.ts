import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bar } from './measure.ts'
import { startBenchDatabase, startBridge } from './resilience/bench-database.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { SERVICE_KEY, writeMessage } from './resilience/write-message.ts'

// Rolling restart of two processes behind nginx under 200 requests a second: no failed request.
const REQUESTS_PER_SECOND = 200
const ROUNDS = 3
const PORTS = ['4233', '4234'] as const
const NGINX = 'http://127.0.0.1:4235'

if (spawnSync('nginx', ['-v']).error) {
  console.log('bench:restart is skipped: nginx is not installed.')
} else {
  await bench()
}

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
  // One after the other, since the first migrates.
  for (const server of servers) await server.start()
  const nginx = await startNginx()
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
    bar(`${restarts}: failed of ${asked} requests`, failed, { atMost: 0 })
  }
}

/** Pages, reads and writes in turn, at a steady pace whatever the answers do. */
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

async function startNginx(): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-nginx-'))
  // The same as in docs/operations.md.
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid nginx.pid; error_log error.log; events { worker_connections 1024; }
    http {
      access_log off;
      upstream mivoix { ${PORTS.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')} keepalive 32; }
      server {
        listen 127.0.0.1:4235;
        location / {
          proxy_pass http://mivoix;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_next_upstream error timeout;
        }
      }
    }`,
  )
  const child = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  while (!(await fetch(`${NGINX}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx does not start')
    await pause(50)
  }
  return {
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      await tellErrors(join(folder, 'error.log'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Why nginx failed requests, in its own words, each kind once. */
async function tellErrors(log: string): Promise<void> {
  const kinds = new Map<string, number>()
  for (const [, kind = ''] of (await readFile(log, 'utf8')).matchAll(
    /\] \d+#\d+: (?:\*\d+ )?(.*?)(?:, client:.*)?$/gm,
  )) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const [kind, count] of kinds) console.log(`nginx, ${count} ×: ${kind}`)
}
