import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { AuthServer, type BenchPerson } from './auth/people.ts'
import { requestsPerSecond } from './http/load.ts'
import { Processes } from './http/processes.ts'

/**
 * `npm run bench:auth`: sign-ins against nothing but their hash, `GET /user` against nothing but the verified token, and
 * what a reader notices while others sign in. Exits non-zero when a bar is missed.
 */
const bars = { signIn: 0.85, user: 0.5, readWhileSigningIn: 2 }
const [OURS, BARE] = [4401, 4402]
const PEOPLE = 16
const ROUNDS = 5
const ROUND_SECONDS = 3
const READS_A_SECOND = 100

type Measure = 'bareHash' | 'signIn' | 'bareUser' | 'user' | 'calm' | 'busy'

const project = fileURLToPath(new URL('..', import.meta.url))
const server = new AuthServer(OURS)
const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  await processes.start(
    'the server',
    [join(project, 'server/main.ts')],
    {
      PORT: String(OURS),
      DATA_DIR: dataFolder,
      DEMO: 'off',
      SIGN_IN_SECURITY_CHECK: 'off',
      SECOND_STEP: 'off',
      LOG_LEVEL: 'info',
      AUTOMATIC_CONFIRMATION: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    '/healthz',
  )
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => server.signUp(i)))
  const bearer = { authorization: `Bearer ${people[0]?.accessToken}` }
  const jwks = await (await fetch(`http://127.0.0.1:${OURS}/auth/v1/.well-known/jwks.json`)).json()
  const bareEnv = { PORT: String(BARE), PUBLIC_JWK: JSON.stringify(jwks.keys[0]) }
  await processes.start('bare Hono', [join(project, 'bench/auth/bare-verify.ts')], bareEnv, '/')

  const rounds: Record<Measure, number>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      bareHash: await bareHashes(),
      signIn: (await whileSigningIn(people, () => pause(ROUND_SECONDS * 1000))).signInsPerSecond,
      bareUser: await requestsPerSecond({ port: BARE, path: '/user', headers: bearer }, ROUND_SECONDS),
      user: await requestsPerSecond({ port: OURS, path: '/auth/v1/user', headers: bearer }, ROUND_SECONDS),
      calm: await readP99(bearer),
      busy: (await whileSigningIn(people, () => readP99(bearer))).result,
    })
  }
  // The first round only warmed up.
  const of = (name: Measure) => median(rounds.slice(1).map((round) => round[name]))
  console.log(`sign-ins ${of('signIn').toFixed(1)}/s, bare hash ${of('bareHash').toFixed(1)}/s`)
  console.log(`GET /user ${of('user').toFixed(0)}/s, bare verification ${of('bareUser').toFixed(0)}/s`)
  console.log(`read p99 ${of('calm').toFixed(1)} ms calm, ${of('busy').toFixed(1)} ms while others sign in`)
  const held = [
    holds('sign-in, × bare hash', of('signIn') / of('bareHash') >= bars.signIn, of('signIn') / of('bareHash')),
    holds('GET /user, × bare verification', of('user') / of('bareUser') >= bars.user, of('user') / of('bareUser')),
    holds(
      'read p99 while signing in, × calm',
      of('busy') / of('calm') <= bars.readWhileSigningIn,
      of('busy') / of('calm'),
    ),
  ]
  if (held.includes(false)) process.exitCode = 1
} finally {
  await processes.stop()
  await rm(dataFolder, { recursive: true, force: true })
}

async function bareHashes(): Promise<number> {
  const program = join(project, 'bench/auth/bare-argon2.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(ROUND_SECONDS), String(PEOPLE)])
  return Number(stdout)
}

/** Everybody signs in again and again while something else is done. */
async function whileSigningIn<T>(people: readonly BenchPerson[], work: () => Promise<T>) {
  let signIns = 0
  const over = new AbortController()
  const started = performance.now()
  const everybody = people.map(async (person) => {
    while (!over.signal.aborted) {
      await server.signIn(person)
      signIns += 1
    }
  })
  const result = await work()
  over.abort()
  await Promise.all(everybody)
  return { result, signInsPerSecond: signIns / ((performance.now() - started) / 1000) }
}

/** The slowest of a hundred plain reads, asked at a steady pace; in milliseconds. */
async function readP99(headers: Record<string, string>): Promise<number> {
  const url = `http://127.0.0.1:${OURS}/rest/v1/profiles?select=first_name`
  const times: number[] = []
  const reads = Array.from({ length: READS_A_SECOND * ROUND_SECONDS }, async (_, i) => {
    await pause((i * 1000) / READS_A_SECOND)
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a read answered ${answer.status}`)
    times.push(performance.now() - started)
  })
  await Promise.all(reads)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function holds(name: string, isHeld: boolean, value: number): boolean {
  console.log(`${isHeld ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)}`)
  return isHeld
}
