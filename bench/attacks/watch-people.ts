import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { connectToBenchDatabase } from '../booking/bench-database.ts'
import { quantile } from '../support/measure.ts'
import { atMost, type Line, type Target } from './attack.ts'
import type { Watched } from './people/watch-process.ts'
import type { Person } from './person.ts'

const URGENCE_MAX_MS = 100
/** Above it the machine itself is late, and the delay of /urgence says little about the product. */
const BARE_LATE_MS = 60
const CRISIS_MAX_MS = 1000
const SIGN_IN_MAX_MS = 2000
/** Within it the server stores messages that it could not store at once. */
const STORED_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 500

/** Normal users during an attack, in a separate process: the flood's client would delay their timers. */
export async function startWatching(
  { address }: Pick<Target, 'address'>,
  people: readonly Person[],
  writers = 1,
): Promise<{ stop(): Promise<Watched> }> {
  const watcher = fork(new URL('people/watch-process.ts', import.meta.url), { serialization: 'advanced' })
  const bareServer = fork(new URL('people/bare-process.ts', import.meta.url))
  const [bareAddress] = await once(bareServer, 'message')
  watcher.send({ address, bareAddress, people, writers })
  await once(watcher, 'message')
  return {
    async stop() {
      const told = once(watcher, 'message')
      watcher.send('stop')
      const [watched] = (await told) as [Watched]
      bareServer.disconnect()
      return watched
    },
  }
}

/** Three normal users during an attack. */
export async function watchPeople(target: Target, people: readonly Person[]): Promise<{ stop(): Promise<Line[]> }> {
  const watch = await startWatching(target, people)
  return {
    async stop() {
      const { urgence, bare, crisis, signIn, messageIds } = await watch.stop()
      return [
        atMost(URGENCE_MAX_MS, `/urgence, p99 (${control(p99(bare))})`, p99(urgence), 'ms'),
        atMost(CRISIS_MAX_MS, '« je veux mourir », p99', p99(crisis), 'ms'),
        atMost(SIGN_IN_MAX_MS, 'signing in, p99', p99(signIn), 'ms'),
        await lostMessages(target, messageIds),
      ]
    },
  }
}

/** Counts in the database, afterwards, what people who agreed to keeping have written. */
export async function lostMessages({ dataFolder }: Target, messageIds: readonly string[]): Promise<Line> {
  const { superuser } = await connectToBenchDatabase(dataFolder)
  try {
    const until = performance.now() + STORED_WITHIN_MS
    for (;;) {
      const { count } = await superuser`select from chat_messages where id = any(${[...messageIds]}::uuid[])`
      const lost = messageIds.length - count
      if (lost === 0 || performance.now() > until)
        return atMost(0, `of ${messageIds.length} danger messages, not stored`, lost, 'messages')
      await pause(LOOK_EVERY_MS)
    }
  } finally {
    await superuser.end()
  }
}

function control(bareMs: number): string {
  return `bare server ${bareMs} ms${bareMs > BARE_LATE_MS ? ': the machine is late' : ''}`
}

function p99(took: readonly number[]): number {
  return Math.round(quantile(took, 0.99))
}
