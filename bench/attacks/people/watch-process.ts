import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { json, newAddress, type Person } from '../person.ts'

const EVERY_MS = 150
/** Warm-up runs before timing: a server in service has compiled its code. */
const WARM_UP = 5

export interface Watch {
  address: string
  /** Control: a bare server in a process of its own. */
  bareAddress: string
  people: readonly Person[]
  /** People who write « je veux mourir », each from a network of their own. */
  writers: number
}

/** Durations of each act in milliseconds, infinite when it was not served; and the ids of all danger messages sent. */
export interface Watched extends Record<'urgence' | 'bare' | 'crisis' | 'signIn', number[]> {
  messageIds: string[]
}

/**
 * One user opens /urgence, some write « je veux mourir », one signs in, until the parent process says stop. The control
 * is opened as often as /urgence.
 */
const [{ address, bareAddress, people, writers }] = (await once(process, 'message')) as [Watch]
const messageIds: string[] = []
const acts = {
  urgence: () => fetch(`${address}/urgence`),
  bare: () => fetch(bareAddress),
  crisis: () => {
    const messageId = crypto.randomUUID()
    messageIds.push(messageId)
    const message = { message: 'je veux mourir', sessionId: crypto.randomUUID(), messageId, consent: true }
    return json(`${address}/functions/v1/chat-wit-ai`, message, newAddress())
  },
  signIn: (count: number) => {
    const { email, password } = people[count % people.length] ?? { email: '', password: '' }
    return json(`${address}/auth/v1/token?grant_type=password`, { email, password }, newAddress())
  },
}

for (let count = 0; count < WARM_UP; count++) for (const act of Object.values(acts)) await timed(() => act(count))
const stop = new AbortController()
process.once('message', () => stop.abort())
process.send?.('ready')
const [urgence, bare, signIn, ...crises] = await Promise.all([
  watch(acts.urgence),
  watch(acts.bare),
  watch(acts.signIn),
  ...Array.from({ length: writers }, () => watch(acts.crisis)),
])
process.send?.({ urgence, bare, signIn, crisis: crises.flat(), messageIds } satisfies Watched)
process.disconnect()

async function watch(act: (count: number) => Promise<Response>): Promise<number[]> {
  const took: number[] = []
  for (let count = 0; !stop.signal.aborted; count++) {
    took.push(await timed(() => act(count)))
    await pause(EVERY_MS)
  }
  return took
}

/** Duration of an act; infinite when it was not served. */
async function timed(act: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now()
  const isServed = await act().then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )
  return isServed ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}
