import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#server/db/postgres.ts'
import { cpuTimeOf } from './load/cpu-time.ts'
import { startBenchDatabase, startBridge } from './resilience/bench-database.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { LivePeer } from './room/live-peer.ts'
import { type BenchRoom, prepareRooms } from './room/prepare-rooms.ts'
import { check, checkThreshold, quantile } from './support/measure.ts'

// 100 rooms in which both parties send a signal per second, on one process and on two: latency, and no lost signal.
const ROOMS = 100
const SECONDS = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 20)
const thresholds = { oneProcessMs: 50, twoProcessesMs: 100 }
const PUBLIC_URL = 'http://localhost:4810'
/** A candidate has about 200 bytes, an offer about 5,000: one in ten is an offer. */
const CANDIDATE = 'a'.repeat(200)
const OFFER = 'v=0 '.repeat(1300)

const database = await startBenchDatabase()
const bridge = await startBridge(database.socketFolder)
const settings = { DATABASE_URL: database.urlBehind(bridge.port), PUBLIC_URL, DEMO: 'off' }
const servers = ['4810', '4811'].map((PORT) => new ServerProcess({ ...settings, PORT }))
const target = { socketFolder: database.socketFolder, database: 'mivoix' }
const superuser = connect({
  target: { ...target, user: 'postgres' },
  size: 1,
  statementTimeoutMs: 60_000,
  applicationName: 'bench',
})
try {
  for (const server of servers) await server.start()
  const rooms = await prepareRooms(superuser, { ...target, user: 'mivoix_server' }, `${PUBLIC_URL}/auth/v1`, ROOMS)
  const [one = '', two = ''] = servers.map(({ address }) => address)
  await measure('one process', rooms, [one, one], thresholds.oneProcessMs)
  await measure('two processes', rooms, [one, two], thresholds.twoProcessesMs)
} finally {
  await superuser.end()
  for (const server of servers) await server.end('SIGTERM')
  await bridge.stop()
  await database.stop()
}

async function measure(
  name: string,
  rooms: readonly BenchRoom[],
  [patients, practitioners]: readonly [string, string],
  atMost: number,
): Promise<void> {
  const sentAt = new Map<number, number>()
  const took: number[] = []
  const heard = ({ id }: { id: number }) => {
    took.push(performance.now() - (sentAt.get(id) ?? Number.NaN))
    sentAt.delete(id)
  }
  const peers: LivePeer[] = []
  for (const { topic, tokens } of rooms) {
    peers.push(await LivePeer.join(patients, topic, tokens[0], heard))
    peers.push(await LivePeer.join(practitioners, topic, tokens[1], heard))
  }
  const before = await cpuTime()
  let id = 0
  const timers = peers.map((peer) => {
    const send = () => {
      sentAt.set((id += 1), performance.now())
      peer.send({ id, sdp: id % 10 === 0 ? OFFER : CANDIDATE })
    }
    return setTimeout(() => timers.push(setInterval(send, 1000)), Math.random() * 1000)
  })
  await pause(SECONDS * 1000)
  for (const timer of timers) clearInterval(timer)
  for (let waited = 0; sentAt.size > 0 && waited < 50; waited++) await pause(100)
  const cost = ((await cpuTime()) - before) / took.length
  const rate = Math.round(took.length / SECONDS)
  console.log(
    `${name}: ${took.length} signals, ${rate}/s, median ${quantile(took, 0.5).toFixed(1)} ms, ${cost.toFixed(2)} ms of processor time each`,
  )
  checkThreshold(`${ROOMS} rooms on ${name}, 99 % of signals within, ms`, quantile(took, 0.99), { atMost })
  check(`${ROOMS} rooms on ${name}, nothing lost (${sentAt.size} of ${id})`, sentAt.size === 0 && id > 0)
  for (const peer of peers) peer.close()
  await pause(500)
}

/** Of the servers and PostgreSQL. */
async function cpuTime(): Promise<number> {
  const pids = [await database.pid(), ...servers.map(({ pid }) => pid)]
  const times = await Promise.all(pids.map(cpuTimeOf))
  return times.reduce((sum, time) => sum + time, 0)
}
