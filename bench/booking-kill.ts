import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectToBenchDatabase } from './booking/bench-database.ts'
import { type Booking, bookAndPay } from './booking/book-and-pay.ts'
import { findDisagreements } from './booking/find-disagreements.ts'
import { prepareContest } from './booking/prepare-contest.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { checkThreshold } from './support/measure.ts'

/**
 * `npm run bench -- booking-kill`: 50 × kill -9 during bookings and payments, every fifth time of PostgreSQL as well.
 * Users whose answer was lost retry. Nothing acknowledged may be lost, nothing booked, charged or mailed twice.
 */
const ROUNDS = 50
const PEOPLE_AT_ONCE = 6
const PAID_BEFORE_KILL = 5
const PORT = 4232

const folder = await mkdtemp(join(tmpdir(), 'mivoix-booking-kill-'))
await chmod(folder, 0o755)
const dataFolder = join(folder, 'data')
const server = new ServerProcess({ PORT: String(PORT), DATA_DIR: dataFolder, DEMO: 'on', LOG_LEVEL: 'silent' })
const acknowledged = new Set<string>()
let interrupted = 0
try {
  await server.start()
  const waiting = await prepareBookings()
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1) await server.start()
    const before = acknowledged.size
    const agent = new Agent({ keepAlive: true })
    const people = Array.from({ length: PEOPLE_AT_ONCE }, () => bookUntilTheServerDies(agent, waiting))
    while (acknowledged.size < before + PAID_BEFORE_KILL) await pause(5)
    await pause(Math.random() * 60)
    if (round % 5 === 0) process.kill(await postmaster(), 'SIGKILL')
    await server.end('SIGKILL')
    await Promise.all(people)
    agent.destroy()
  }
  await server.start()
  const found = await findDisagreements(dataFolder, acknowledged)
  console.log(
    `${ROUNDS} × kill -9: ${acknowledged.size} bookings acknowledged, ${interrupted} interrupted; ${found.confirmed} confirmed in the end`,
  )
  for (const [what, count] of Object.entries(found.wrong)) checkThreshold(what, count, { atMost: 0 })
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

/** More than any run needs: each is one patient's booking for one slot. */
async function prepareBookings(): Promise<Booking[]> {
  const { superuser, asServer } = await connectToBenchDatabase(dataFolder)
  const db = asServer(1)
  const { slots } = await prepareContest(superuser, db, `http://localhost:${PORT}/auth/v1`, {
    slots: 2000,
    contenders: 1,
  })
  await db.close()
  await superuser.end()
  return slots.map(({ contenders: [token = ''], ...slot }) => ({ ...slot, token }))
}

async function bookUntilTheServerDies(agent: Agent, waiting: Booking[]): Promise<void> {
  for (let booking = waiting.shift(); booking; booking = waiting.shift()) {
    const outcome = await bookAndPay(agent, PORT, booking)
    if (outcome.kind === 'confirmed') acknowledged.add(outcome.appointmentId)
    if (outcome.kind !== 'interrupted') continue
    interrupted++
    waiting.unshift(booking)
    return
  }
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}
