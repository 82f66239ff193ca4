import { Agent, request } from 'node:http'
import type { InputOf } from '#domain/functions.ts'
import type { Contest } from './prepare-contest.ts'

export interface ContestResult {
  statuses: Map<number, number>
  /** Response times of refused contenders, in milliseconds. */
  refusalTimes: number[]
  winners: { token: string; appointmentId: string }[]
}

/** All contenders ask over a limited number of connections, those of one slot at the same time. */
export async function runContest({ slots }: Contest, port: number, connections: number): Promise<ContestResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: ContestResult = { statuses: new Map(), refusalTimes: [], winners: [] }
  const waiting = slots.flatMap(({ contenders, ...slot }) => contenders.map((token) => ({ ...slot, token })))
  const asker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { token, startsAt, practitionerId } = next
      const startedAt = performance.now()
      const { status, body } = await post(agent, port, 'hold-slot', token, holdInputFor(startsAt, practitionerId))
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
      if (status === 200) result.winners.push({ token, appointmentId: String(body.appointmentId) })
      else result.refusalTimes.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, asker))
  agent.destroy()
  return result
}

/** Input as the form sends it. */
export function holdInputFor(startsAt: string, practitionerId: string): InputOf<'hold-slot'> {
  return {
    startsAt,
    practitionerId,
    consultationType: 'individual',
    genderPreference: 'any',
    topic: 'Banc d’essai',
    topicConsent: true,
    appearance: 'first_name',
    pseudonym: null,
    birthdate: null,
    companionName: null,
  }
}

/** Calls a function over one of the agent's connections. */
export function post(
  agent: Agent,
  port: number,
  name: string,
  token: string,
  input: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = JSON.stringify(input)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', path: `/functions/v1/${name}`, method: 'POST', headers },
      async (answer) => {
        const chunks: Buffer[] = await answer.toArray()
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
