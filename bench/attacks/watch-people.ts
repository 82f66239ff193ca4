import { fork } from 'node:child_process'
import { once } from 'node:events'
import { quantile } from '../support/measure.ts'
import { atMost, type Line, type Target } from './attack.ts'
import type { Person } from './person.ts'

const URGENCE_MAX_MS = 100
/** Above it the machine itself is late, and the delay of /urgence says little about the product. */
const BARE_LATE_MS = 60
const CRISIS_MAX_MS = 1000
const SIGN_IN_MAX_MS = 2000

/** Three normal users during an attack, in a separate process: the flood's client would delay their timers. */
export async function watchPeople(
  { address }: Target,
  people: readonly Person[],
): Promise<{ stop(): Promise<Line[]> }> {
  const watcher = fork(new URL('people/watch-process.ts', import.meta.url), { serialization: 'advanced' })
  const bareServer = fork(new URL('people/bare-process.ts', import.meta.url))
  const [bareAddress] = await once(bareServer, 'message')
  watcher.send({ address, bareAddress, people })
  await once(watcher, 'message')
  return {
    async stop() {
      const told = once(watcher, 'message')
      watcher.send('stop')
      const [{ urgence, bare, crisis, signIn }] = await told
      bareServer.disconnect()
      return [
        atMost(URGENCE_MAX_MS, `/urgence, p99 (${control(p99(bare))})`, p99(urgence), 'ms'),
        atMost(CRISIS_MAX_MS, '« je veux mourir », p99', p99(crisis), 'ms'),
        atMost(SIGN_IN_MAX_MS, 'signing in, p99', p99(signIn), 'ms'),
      ]
    },
  }
}

function control(bareMs: number): string {
  return `bare server ${bareMs} ms${bareMs > BARE_LATE_MS ? ': the machine is late' : ''}`
}

function p99(took: readonly number[]): number {
  return Math.round(quantile(took, 0.99))
}
