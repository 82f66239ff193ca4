import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { json, newAddress, type Person } from '../person.ts'

const EVERY_MS = 150
/** Warm-up runs before timing: a server in service has compiled its code. */
const WARM_UP = 5

/** One user opens /urgence, one writes « je veux mourir », one signs in, until the parent process says stop. */
const [{ address, people }]: [{ address: string; people: readonly Person[] }] = await message()
const acts = {
  urgence: () => fetch(`${address}/urgence`),
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
const [urgence, crisis, signIn] = await Promise.all([watch(acts.urgence), watch(acts.crisis), watch(acts.signIn)])
process.send?.({ urgence, crisis, signIn })
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

function message(): Promise<[{ address: string; people: readonly Person[] }]> {
  return once(process, 'message') as Promise<[{ address: string; people: readonly Person[] }]>
}
