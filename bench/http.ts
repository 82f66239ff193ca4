import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { requestsPerSecond, type Target } from './http/load.ts'
import { prepareOurs, ROW_ID } from './http/prepare-rows.ts'
import { end, Processes, residentMegabytes } from './http/processes.ts'
import { serverCommand } from './http/server-command.ts'
import { checkThreshold, median } from './support/measure.ts'

/**
 * `npm run bench -- http`: one-row reads under row-level security and a static page, compared with bare
 * code on the same machine and PostgreSQL; and the memory of the idle server. Exits non-zero when a threshold is missed.
 */
const thresholds = { bareRow: 0.5, bareStatic: 0.8, idleMegabytes: 150 }
const ROUNDS = 5
const ROUND_SECONDS = 2
const WARM_UP_SECONDS = 2
const IDLE_SECONDS = 5
const [OURS, BARE] = [4301, 4302]
const POOL_SIZE = '10'

const project = fileURLToPath(new URL('..', import.meta.url))
process.chdir(project)

const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  const site = join(dataFolder, 'site')
  await cp(join(project, 'build/client'), site, { recursive: true })
  const startOurs = () =>
    processes.start(
      'the server',
      serverCommand,
      {
        PORT: String(OURS),
        DATA_DIR: dataFolder,
        DEMO: 'off',
        LOG_LEVEL: 'info',
        DATABASE_POOL_SIZE: POOL_SIZE,
        // All requests come from one address.
        REST_REQUESTS_PER_SECOND: '1000000',
      },
      '/healthz',
    )
  // The first start creates the database and fills the compile cache; every later start is like the second.
  await end(await startOurs())
  const ours = await startOurs()
  await pause(IDLE_SECONDS * 1000)
  const idle = await residentMegabytes(ours)

  const pidFile = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
  const socketFolder = pidFile.split('\n')[4] ?? ''
  const { claims, token } = await prepareOurs(socketFolder, 'mivoix', `http://localhost:${OURS}/auth/v1`)
  await processes.start(
    'bare Hono',
    [join(project, 'bench/http/bare-hono.ts')],
    {
      PORT: String(BARE),
      SOCKET_FOLDER: socketFolder,
      POOL_SIZE,
      DATABASE: 'mivoix',
      CLAIMS: JSON.stringify(claims),
      SITE: site,
    },
    '/',
  )

  const row = `/rest/v1/bench_notes?select=*&id=eq.${ROW_ID}`
  const title = `"Note ${ROW_ID}"`
  const rates = await measure({
    'one row, /rest/v1': {
      port: OURS,
      path: row,
      contains: title,
      headers: { apikey: 'sb_publishable_mivoix', authorization: `Bearer ${token}` },
    },
    'one row, bare postgres in Hono': { port: BARE, path: `/row/${ROW_ID}`, contains: title },
    'static page': { port: OURS, path: '/', contains: '<title>' },
    'static page, bare Hono': { port: BARE, path: '/static/index.html', contains: '<title>' },
  })
  const of = (name: string) => rates.get(name) ?? Number.NaN
  const oneRow = of('one row, /rest/v1')
  checkThreshold('one row, × bare', oneRow / of('one row, bare postgres in Hono'), { atLeast: thresholds.bareRow })
  checkThreshold('static page, × bare', of('static page') / of('static page, bare Hono'), {
    atLeast: thresholds.bareStatic,
  })
  checkThreshold('idle memory, MB', idle, { atMost: thresholds.idleMegabytes })
} finally {
  await processes.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

/** Requests per second of each target: the median of interleaved rounds, so that noise affects all of them. */
async function measure(targets: Record<string, Target & { contains: string }>): Promise<Map<string, number>> {
  const rounds = new Map<string, number[]>(Object.keys(targets).map((name) => [name, []]))
  for (const target of Object.values(targets)) {
    await answersWith(target)
    await requestsPerSecond(target, WARM_UP_SECONDS)
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, target] of Object.entries(targets))
      rounds.get(name)?.push(await requestsPerSecond(target, ROUND_SECONDS))
  const medians = new Map<string, number>()
  for (const [name, rates] of rounds) {
    medians.set(name, median(rates))
    console.log(`${name.padEnd(34)} ${Math.round(median(rates)).toString().padStart(7)} requests/s`)
  }
  return medians
}

/** A first request on its own: it verifies the answer, and warms the server up. */
async function answersWith({ port, path, headers = {}, contains }: Target & { contains: string }): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const text = await answer.text()
  if (!text.includes(contains)) throw new Error(`${path} on ${port} answered ${answer.status}: ${text.slice(0, 300)}`)
}
