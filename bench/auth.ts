import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { project, run } from './auth/run.ts'
import { replaysSurvived, tabsSignedOut } from './auth/tabs.ts'
import { KeptConnection, requestsPerSecond } from './http/load.ts'
import { checkThreshold, median, quantile } from './support/measure.ts'

/**
 * `npm run bench -- auth`: sign-ins compared with the bare hash, `GET /user` compared with bare token verification, read latency while others sign in, and refresh tokens raced and replayed. Exits non-zero when a
 * threshold is missed.
 */
const [OURS, BARE] = [4401, 4402]
const PEOPLE = 16
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const ROUND_SECONDS = 3
const READS_A_SECOND = 100
const TABS = { tabs: 50, rounds: 100 }
const REPLAYS = 100
/** Longer than the reuse interval of a refresh token. */
const REPLAY_AFTER_MS = 11_000

const forARound = () => pause(ROUND_SECONDS * 1000)

type Measure = 'bareHash' | 'signIn' | 'bareUser' | 'user' | 'calm' | 'busy'

await run(OURS, { AUTOMATIC_CONFIRMATION: 'on' }, async ({ server, processes }) => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => server.signUp(i)))
  const bearer = { authorization: `Bearer ${people[0]?.accessToken}` }
  const jwks = await (await fetch(`http://127.0.0.1:${OURS}/auth/v1/.well-known/jwks.json`)).json()
  const bareEnv = { PORT: String(BARE), PUBLIC_JWK: JSON.stringify(jwks.keys[0]) }
  await processes.start('bare Hono', [join(project, 'bench/auth/bare-verify.ts')], bareEnv, '/')
  const ours = { port: OURS, requests: people.map((person) => server.signInRequest(person)) }

  const rounds: Record<Measure, number>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      bareHash: await bareHashes(),
      signIn: (await whileSigningIn(ours, forARound)).signInsPerSecond,
      bareUser: await requestsPerSecond({ port: BARE, path: '/user', headers: bearer }, ROUND_SECONDS),
      user: await requestsPerSecond({ port: OURS, path: '/auth/v1/user', headers: bearer }, ROUND_SECONDS),
      calm: await readP99(bearer),
      busy: (await whileSigningIn(ours, () => readP99(bearer))).result,
    })
  }
  // The first round is a warm-up.
  const of = (name: Measure) => median(rounds.slice(1).map((round) => round[name]))
  console.log(`sign-ins ${rate(of('signIn'))}, bare hash ${rate(of('bareHash'))}`)
  console.log(`GET /user ${rate(of('user'))}, bare verification ${rate(of('bareUser'))}`)
  console.log(`read p99 ${of('calm').toFixed(1)} ms calm, ${of('busy').toFixed(1)} ms while others sign in`)
  checkThreshold('sign-in, × bare hash', of('signIn') / of('bareHash'), { atLeast: 0.85 })
  checkThreshold('GET /user, × bare verification', of('user') / of('bareUser'), { atLeast: 0.5 })
  checkThreshold('read p99 while signing in, × calm', of('busy') / of('calm'), { atMost: 2 })

  const [tabPerson] = people
  if (tabPerson)
    checkThreshold(
      `signed out of ${TABS.tabs} tabs, ${TABS.rounds} times`,
      await tabsSignedOut(server, tabPerson, TABS),
      {
        atMost: 0,
      },
    )
  const robbed = []
  for (let i = 0; i < REPLAYS; i += 1) robbed.push(await server.signUp(PEOPLE + i))
  const survived = await replaysSurvived(server, robbed, () => pause(REPLAY_AFTER_MS))
  checkThreshold(`sessions that outlived a replay, of ${REPLAYS}`, survived, { atMost: 0 })
})

async function bareHashes(): Promise<number> {
  const program = join(project, 'bench/auth/bare-argon2.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(ROUND_SECONDS), String(PEOPLE)])
  return Number(stdout)
}

/** Everybody signs in in a loop while `work` runs, which starts once each of them is signed in. */
async function whileSigningIn<T>({ port, requests }: { port: number; requests: Buffer[] }, work: () => Promise<T>) {
  let signIns = 0
  const over = new AbortController()
  const clients = requests.map((request) => {
    const connection = new KeptConnection(port)
    const first = connection.ask(request)
    return { connection, request, first }
  })
  const everybody = clients.map(async ({ connection, request, first }) => {
    await first
    while (!over.signal.aborted) {
      await connection.ask(request)
      signIns += 1
    }
    connection.close()
  })
  await Promise.all(clients.map(({ first }) => first))
  signIns = 0
  const started = performance.now()
  const result = await work()
  const signInsPerSecond = signIns / ((performance.now() - started) / 1000)
  over.abort()
  await Promise.all(everybody)
  return { result, signInsPerSecond }
}

/** p99 of plain reads at a steady pace, in milliseconds. */
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
  return quantile(times, 0.99)
}

function rate(perSecond: number): string {
  return `${perSecond.toFixed(1)}/s`
}
