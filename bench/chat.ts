import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { modelFaults } from '../tests/support/servers/model-server.ts'
import { connectToBenchDatabase } from './booking/bench-database.ts'
import { askEndpoint, converse, type Heard } from './chat/converse.ts'
import { ordinaryMessages } from './chat/messages.ts'
import { startEndpoint } from './chat/start-endpoint.ts'
import { end, Processes, residentMegabytes } from './http/processes.ts'
import { serverCommand } from './http/server-command.ts'
import { check, checkThreshold, quantile } from './support/measure.ts'

/**
 * `npm run bench -- chat`: latency that our server adds to a model's first words, behaviour on model failures, many
 * concurrent streams, and response time for a person in danger. Non-zero exit on a miss.
 *
 * Added latency: one client asks the model endpoint and our server in turn, one request at a time over kept-alive
 * connections, with the same body. The endpoint's first chunk is a whole sentence, because words are held back until
 * their sentence has passed the check. Each message is a different short sentence and opens a new conversation.
 * Everything is warmed up; the latency just after a start is reported separately. Client, endpoint, our server and
 * PostgreSQL are separate processes on this machine, as in service.
 */
const thresholds = {
  startMs: 3000,
  firstMessageMs: 50,
  addedP50Ms: 3,
  addedP99Ms: 15,
  careP99Ms: 30,
  faultMs: 9000,
  idleMegabytes: 135,
  megabytesAfterMessages: 150,
}
const RUN_IN = 600
const MEASURES = 300
const TIMES_A_FAULT = 50
const STREAMS = 200
const LEAVERS = 20
const PORT = Number(process.env.BENCH_PORT ?? 4702)
const server = `http://127.0.0.1:${PORT}`

const endpoint = await startEndpoint()
const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
const processes = new Processes()
try {
  const env = {
    PORT: String(PORT),
    DATA_DIR: dataFolder,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    MODEL_URL: endpoint.url,
    MODEL_NAME: 'bench',
    MODEL_EUROS_PER_DAY: '1000000',
  }
  // The first start creates the database; users meet the second one.
  await end(await processes.start('the server', serverCommand, env, '/healthz'))
  const startedAt = performance.now()
  const child = await processes.start('the server', serverCommand, env, '/healthz')
  checkThreshold('second start to /healthz, ms', performance.now() - startedAt, { atMost: thresholds.startMs })
  const { superuser } = await connectToBenchDatabase(dataFolder)

  const messages = ordinaryMessages(1 + MEASURES + RUN_IN + MEASURES).values()
  const say = () => converse(server, messages.next().value ?? '')
  checkThreshold('idle memory, MB', await residentMegabytes(child), { atMost: thresholds.idleMegabytes })
  const first = await say()
  const { lastAsked: asked, longAnswer } = await endpoint.report()
  const alone = await askEndpoint(endpoint.url, asked)
  checkThreshold('first message after a start, ms beyond the model’s own', first.firstWordsMs - alone, {
    atMost: thresholds.firstMessageMs,
  })
  const addedToFirstWords = async () => {
    const [direct, through]: [number[], number[]] = [[], []]
    await repeat(MEASURES, async () => {
      direct.push(await askEndpoint(endpoint.url, asked))
      through.push((await say()).firstWordsMs)
    })
    return (share: number) => quantile(through, share) - quantile(direct, share)
  }
  const atFirst = (await addedToFirstWords())(0.5).toFixed(1)
  await repeat(RUN_IN, say)
  const added = await addedToFirstWords()
  for (const [share, most] of [
    [0.5, thresholds.addedP50Ms],
    [0.99, thresholds.addedP99Ms],
  ] as const) {
    const ms = added(share)
    check(`first words ${ms.toFixed(1)} ms after the endpoint's own (${share * 100} %), at most ${most}`, ms <= most)
  }
  checkThreshold(`memory after ${2 * MEASURES + RUN_IN} messages, MB`, await residentMegabytes(child), {
    atMost: thresholds.megabytesAfterMessages,
  })
  console.log(`        ${atFirst} ms (50 %) among the first ${MEASURES} messages after a start`)

  const care: number[] = []
  await repeat(MEASURES, async () => void care.push((await converse(server, 'Je veux mourir')).doneMs))
  const careP99 = quantile(care, 0.99)
  check(
    `somebody in danger answered within ${careP99.toFixed(1)} ms (99 %), at most ${thresholds.careP99Ms}`,
    careP99 <= thresholds.careP99Ms,
  )

  const streams = await Promise.all(Array.from({ length: STREAMS }, () => converse(server, 'Parlez longuement')))
  check(
    `${STREAMS} streams at once, none shortened`,
    streams.every(({ text }) => text === longAnswer),
  )

  const { left: leftBefore } = await endpoint.report()
  await Promise.all(Array.from({ length: LEAVERS }, () => leaveEarly()))
  const deadline = Date.now() + 5000
  let left = leftBefore
  while (left < leftBefore + LEAVERS && Date.now() < deadline) {
    await pause(20)
    left = (await endpoint.report()).left
  }
  check(`the model is stopped for all ${LEAVERS} who leave`, left === leftBefore + LEAVERS)

  // Last: repeated failures open the circuit breaker, and the model is not called for a while.
  const before = await countKept()
  const heard: Heard[] = []
  for (const fault of modelFaults) {
    const atOnce = Array.from({ length: TIMES_A_FAULT }, () => converse(server, `Je dors mal (${fault})`))
    heard.push(...(await Promise.all(atOnce)))
  }
  const slowest = Math.max(...heard.map(({ doneMs }) => doneMs))
  check(
    `${heard.length} faults answered within ${slowest.toFixed(0)} ms, at most ${thresholds.faultMs}`,
    slowest <= thresholds.faultMs,
  )
  const after = await countKept()
  check(
    'every message and every answer kept',
    after.user - before.user === heard.length && after.assistant - before.assistant === heard.length,
  )

  async function countKept(): Promise<{ user: number; assistant: number }> {
    const [count] = await superuser<{ user: number; assistant: number }[]>`
      select count(*) filter (where sender = 'user')::int as user,
        count(*) filter (where sender = 'assistant' and not is_cut)::int as assistant
      from chat_messages`
    return count ?? { user: 0, assistant: 0 }
  }
  await superuser.end()
} finally {
  await processes.stop()
  endpoint.close()
  await rm(dataFolder, { recursive: true, force: true })
}

async function leaveEarly(): Promise<void> {
  await converse(server, 'Parlez longuement', AbortSignal.timeout(500)).catch(() => undefined)
}

async function repeat(times: number, act: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < times; nth++) await act(nth)
}
