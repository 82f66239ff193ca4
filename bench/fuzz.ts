import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { UserType } from '#domain/profile/user-type.ts'
import { openDatabase } from '#server/db/database.ts'
import { connect } from '#server/db/postgres.ts'
import { SigningKeys } from '#server/identity/signing-keys.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { createRestTables } from '../tests/support/rest-tables.ts'
import { createPerson } from '../tests/support/rows/people.ts'
import { findFault } from './fuzz/find-fault.ts'
import type { FuzzAnswer, FuzzRequest, Who } from './fuzz/request.ts'
import { Processes } from './http/processes.ts'
import { serverCommand } from './http/server-command.ts'
import { check } from './support/measure.ts'

/**
 * `npm run bench -- fuzz [-- --requests 100000 --seed 1]`: fuzzes a whole server with generated requests over real sockets.
 */
const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
const requests = Number(values.requests ?? 100_000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-fuzz-'))
const environment = {
  PORT: '4320',
  DATA_DIR: dataFolder,
  DEMO: 'on',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1',
  REST_REQUESTS_PER_SECOND: '1000000',
}
const settings = readSettings(environment)
const processes = new Processes()
/** With LOG_LEVEL error the server only logs failures. */
const complaints: string[] = []
const server = await processes.start(
  'the server',
  serverCommand,
  environment,
  '/healthz',
  (text) => text.includes('"level":"error"') && complaints.push(text),
)
try {
  const bearers = await makePeople()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const started = performance.now()
  const statuses = new Map<number, number>()
  await findFault(
    async (generated) => {
      const answer = await send(agent, generated, bearers)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      return answer
    },
    { requests, seed },
  ).catch((error: unknown) => {
    console.error(complaints.join('').slice(-2000))
    // Prints only the failing request, which is the cause, and not the whole batch.
    throw error instanceof Error && error.cause ? new Error(`seed ${seed}`, { cause: error.cause }) : error
  })
  agent.destroy()
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
  if (complaints.length > 0) throw new Error(`the server complained: ${complaints.join('').slice(0, 2000)}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  check(`${requests} requests of seed ${seed} in ${seconds} s: no 5xx, nothing of our insides, no crash`, true)
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  )
} finally {
  await processes.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

/** Bearer token of each kind of caller. */
async function makePeople(): Promise<Record<Who, string>> {
  const pidFile = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
  const target = { socketFolder: pidFile.split('\n')[4] ?? '', database: 'mivoix', user: 'postgres' }
  const options = { target, size: 1, statementTimeoutMs: 10_000, applicationName: 'fuzz' }
  const sql = connect(options)
  await createRestTables(sql)
  const db = openDatabase(options, createLog('error'))
  const keys = new SigningKeys(db, `${settings.PUBLIC_URL}/auth/v1`)
  await keys.load()
  const issuedAt = Math.floor(Date.now() / 1000)
  const signIn = async (userType: UserType) =>
    keys.sign((await createPerson(sql, userType)).claims, { issuedAt, expiresAt: issuedAt + 24 * 3600 })
  const bearers = {
    visitor: settings.PUBLISHABLE_KEY,
    patient: await signIn('patient'),
    student: await signIn('student'),
    therapist: await signIn('therapist'),
    admin: await signIn('admin'),
    leaver: await signIn('patient'),
    forger: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl',
    stranger: '',
  }
  await db.close()
  await sql.end()
  return bearers
}

function send(agent: Agent, { method, path, headers, body, who }: FuzzRequest, bearers: Record<Who, string>) {
  const present = Object.entries({
    ...headers,
    authorization: bearers[who] && `Bearer ${bearers[who]}`,
    'x-forwarded-for': `198.18.${byte()}.${byte()}`,
    // Node sends none for a DELETE or a GET: the server would read the body as the next request and close the connection.
    'content-length': body ? String(Buffer.byteLength(body)) : '',
  }).filter(([, value]) => value !== '')
  return new Promise<FuzzAnswer>((resolve, reject) => {
    const sent = httpRequest(
      { agent, host: '127.0.0.1', port: settings.PORT, method, path, headers: Object.fromEntries(present) },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A new IP address per request, so that rate limits do not stop the fuzzer. */
function byte(): number {
  return Math.floor(Math.random() * 256)
}
