import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { json, newAddress, type Person } from '../person.ts'

const EVERY_MS = 150
/** Warm-up runs before timing: a server in service has compiled its code. */
const WARM_UP = 5

interface Start {
  address: string
  /** Control: a bare server in a process of its own. */
  bareAddress: string
  people: readonly Person[]
}

/**
 * One user opens /urgence, one writes « je veux mourir », one signs in, until the parent process says stop. The control
 * is opened as often as /urgence.
 */
const [{ address, bareAddress, people }] = (await once(process, 'message')) as [Start]
const acts = {
  urgence: () => fetch(`${address}/urgence`),
  bare: () => fetch(bareAddress),
  crisis: () =>
    json(
      `${address}/functions/v1/chat-wit-ai`,
      { message: 'je veux mourir', sessionId: crypto.randomUUID() },
      newAddress(),
    ),
  signIn: (count: number) => {
    const { email, password } = people[count % people.length] ?? { email: '', password: '' }
    return json(`${address}/auth/v1/token?grant_type=password`, { email, password }, newAddress())
  },
}

for (let count = 0; count < WARM_UP; count++) for (const act of Object.values(acts)) await timed(() => act(count))
const stop = new AbortController()
process.once('message', () => stop.abort())
process.send?.('ready')
const [urgence, bare, crisis, signIn] = await Promise.all([
  watch(acts.urgence),
  watch(acts.bare),
  watch(acts.crisis),
  watch(acts.signIn),
])
process.send?.({ urgence, bare, crisis, signIn })
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
