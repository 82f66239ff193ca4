import { fork } from 'node:child_process'
import { once } from 'node:events'
import { quantile } from '../measure.ts'
import { atMost, type Line, type Target } from './attack.ts'
import type { Person } from './person.ts'

const URGENCE_MAX_MS = 100
const CRISIS_MAX_MS = 1000
const SIGN_IN_MAX_MS = 2000

/** Three normal users during an attack, in a separate process: the flood's client would delay their timers. */
export async function watchPeople(
  { address }: Target,
  people: readonly Person[],
): Promise<{ stop(): Promise<Line[]> }> {
  const watcher = fork(new URL('people/watch-process.ts', import.meta.url), { serialization: 'advanced' })
  watcher.send({ address, people })
  await once(watcher, 'message')
  return {
    async stop() {
      const told = once(watcher, 'message')
      watcher.send('stop')
      const [{ urgence, crisis, signIn }] = await told
      return [
        atMost(URGENCE_MAX_MS, '/urgence, p99', p99(urgence), 'ms'),
        atMost(CRISIS_MAX_MS, '« je veux mourir », p99', p99(crisis), 'ms'),
        atMost(SIGN_IN_MAX_MS, 'signing in, p99', p99(signIn), 'ms'),
      ]
    },
  }
}

function p99(took: readonly number[]): number {
  return Math.round(quantile(took, 0.99))
}
