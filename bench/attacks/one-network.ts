import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { blockCaller } from '#server/callers/block-caller.ts'
import { Callers } from '#server/callers/callers.ts'
import { systemClock } from '#server/clock.ts'
import { createLog } from '#server/log.ts'
import { connectToBenchDatabase } from '../booking/bench-database.ts'
import { quantile } from '../support/measure.ts'
import { type Attack, atLeast, atMost, type Line, type Target } from './attack.ts'
import type { Answered, Flood } from './flood/flood-process.ts'
import type { Watched } from './people/watch-process.ts'
import { type Person, signUp } from './person.ts'
import { lostMessages, startWatching } from './watch-people.ts'

const SOCKETS = 300
const ROUNDS = 2
const SECONDS = 6
const MOST_REQUESTS = 60_000
/** Until the sockets of the flood before are closed, and what it asked is done. */
const PAUSE_MS = 1000
const WRITERS = 4
const PEOPLE = 4

/** A door that refuses from memory alone: an operator has blocked the network. */
const REFERENCE = '/rest/v1'
const doors = ['/auth/v1', '/functions/v1', '/calendar', 'broadcasts', 'WebSockets', 'chat'] as const
const REFERENCE_FROM = '198.19.255.1'
const TOO_MANY = 429

/** Otherwise the reference is none. */
const REFUSED_SHARE = 0.99
/** Within it every process has read the block. */
const BLOCKED_WITHIN_MS = 6000
const TIMES_REFERENCE = 1.3
const TIMES_CALM = 10
const SIGN_IN_MS = 1000

const QUIET_SAMPLE_MS = 3000
/** Share of the processors that is idle on a quiet machine while the server rests. */
const QUIET_IDLE = 0.9

/**
 * Three hundred sockets of one network on each door in turn, each beside the same flood on a door that refuses from
 * memory alone, while people of other networks write « je veux mourir » and sign in.
 */
export const oneNetwork: Attack = async (target) => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(target.address)))
  const before = await idleShare()
  const calm = await during(target, people)
  await block(target, REFERENCE_FROM)

  const messageIds = [...calm.messageIds]
  const lines: Line[] = []
  const slowest: number[] = []
  const refusedShares: number[] = []
  for (const [place, door] of doors.entries()) {
    const attacked: Seen[] = []
    const refused: Seen[] = []
    for (let round = 0; round < ROUNDS; round++) {
      refused.push(await during(target, people, REFERENCE, REFERENCE_FROM))
      attacked.push(await during(target, people, door, `198.19.${place}.${round}`))
    }
    refusedShares.push(...refused.map(({ answered }) => refusedShare(answered)))
    messageIds.push(...[...attacked, ...refused].flatMap((seen) => seen.messageIds))
    const took = p95(attacked.flatMap(({ crisis }) => crisis))
    const tookReference = p95(refused.flatMap(({ crisis }) => crisis))
    slowest.push(took)
    const times = `${Math.round(took)} ms, ${Math.round(tookReference)} ms while refused from memory`
    const signIn = p95(attacked.flatMap((seen) => seen.signIn))
    lines.push(
      atMost(TIMES_REFERENCE, `${door}: « je veux mourir » of others, p95 (${times})`, took / tookReference, '×'),
      atMost(SIGN_IN_MS, `${door}: signing in, p95 (calm ${Math.round(p95(calm.signIn))})`, Math.round(signIn), 'ms'),
    )
  }
  const idle = Math.min(before, await idleShare())
  return [
    atLeast(REFUSED_SHARE, 'the reference: share refused from memory', Math.min(...refusedShares), 'of all'),
    ...lines,
    ofCalm(Math.max(...slowest), p95(calm.crisis), idle),
    await lostMessages(target, messageIds),
  ]
}

type Seen = Watched & { answered: Answered }

/** Judged on a quiet machine only: elsewhere the flood has what others leave of the processors. */
function ofCalm(took: number, calm: number, idle: number): Line {
  const isQuiet = idle >= QUIET_IDLE
  const machine = `${Math.round(idle * 100)} % of the processors idle${isQuiet ? '' : ': not judged'}`
  const name = `the slowest of these, × calm (${Math.round(calm)} ms; ${machine})`
  return atMost(isQuiet ? TIMES_CALM : Number.POSITIVE_INFINITY, name, took / calm, '×')
}

/** Answers that people get for some seconds, during a flood if there is one. */
async function during(target: Target, people: readonly Person[], door?: Flood['door'], from = ''): Promise<Seen> {
  const watch = await startWatching(target, people, WRITERS)
  const answered = door ? await flood(target, door, from) : await pause(SECONDS * 1000, {})
  const watched = await watch.stop()
  if (door) console.log(`        ${door}: ${told(answered)}; danger p95 ${Math.round(p95(watched.crisis))} ms`)
  await pause(PAUSE_MS)
  return { ...watched, answered }
}

async function flood({ address, publishableKey }: Target, door: Flood['door'], from: string): Promise<Answered> {
  const attacker = fork(new URL('flood/flood-process.ts', import.meta.url))
  const port = Number(new URL(address).port)
  const size = { sockets: SOCKETS, seconds: SECONDS, mostRequests: MOST_REQUESTS }
  attacker.send({ port, publishableKey, door, from, ...size } satisfies Flood)
  const [answered] = (await once(attacker, 'message')) as [Answered]
  return answered
}

async function block({ dataFolder }: Target, address: string): Promise<void> {
  const { asServer, superuser } = await connectToBenchDatabase(dataFolder)
  const db = asServer(1)
  const callers = new Callers({ db, log: createLog('silent'), clock: systemClock })
  await callers.flush()
  await db.asService((sql) => blockCaller(sql, callers.idOf(address) ?? '', systemClock()))
  await Promise.all([db.close(), superuser.end()])
  await pause(BLOCKED_WITHIN_MS)
}

function told(answered: Answered): string {
  return Object.entries(answered)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ')
}

function refusedShare(answered: Answered): number {
  return (answered[TOO_MANY] ?? 0) / Object.values(answered).reduce((sum, times) => sum + times, 0)
}

/** Measured, and not read from the load average, which remembers a minute. */
async function idleShare(): Promise<number> {
  const before = processorTimes()
  await pause(QUIET_SAMPLE_MS)
  const after = processorTimes()
  return (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes(): { idle: number; all: number } {
  const spent = cpus().flatMap(({ times }) => Object.entries(times))
  const sum = (of: typeof spent) => of.reduce((total, [, ms]) => total + ms, 0)
  return { idle: sum(spent.filter(([kind]) => kind === 'idle')), all: sum(spent) }
}

function p95(took: readonly number[]): number {
  return quantile(took, 0.95)
}
