import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../measure.ts'
import { atMost, type Line, type Target } from './attack.ts'
import { json, newAddress, type Person } from './person.ts'

const URGENCE_MAX_MS = 100
const CRISIS_MAX_MS = 1000
const SIGN_IN_MAX_MS = 2000
const EVERY_MS = 150

/** Three people while others attack: one opens /urgence, one writes « je veux mourir », one signs in. */
export function watchPeople({ address }: Target, people: readonly Person[]): { stop(): Promise<Line[]> } {
  const over = new AbortController()
  const watch = async (act: (count: number) => Promise<Response>): Promise<number[]> => {
    const took: number[] = []
    for (let count = 0; !over.signal.aborted; count++) {
      const startedAt = performance.now()
      const isServed = await act(count).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status === 200
        },
        () => false,
      )
      took.push(isServed ? performance.now() - startedAt : Number.POSITIVE_INFINITY)
      await pause(EVERY_MS)
    }
    return took
  }
  const watched = [
    watch(() => fetch(`${address}/urgence`)),
    watch(() =>
      json(
        `${address}/functions/v1/chat-wit-ai`,
        { message: 'je veux mourir', sessionId: crypto.randomUUID() },
        newAddress(),
      ),
    ),
    watch((count) => {
      const { email, password } = people[count % people.length] ?? { email: '', password: '' }
      return json(`${address}/auth/v1/token?grant_type=password`, { email, password }, newAddress())
    }),
  ]
  return {
    async stop() {
      over.abort()
      const [urgence = [], crisis = [], signIn = []] = await Promise.all(watched)
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
