import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../support/measure.ts'
import { type Attack, atMost } from './attack.ts'

const SOCKETS = 24
const SECONDS = 6
const P99_MS = 1000
/** Maximum slowdown. Attacker, server and victim share the cores of one machine. */
const TIMES_SLOWER = 4
/** A normal user's pace, below the rate limit of one network. */
const PACE_MS = 50
/** From the range reserved for benchmarks. */
const ATTACKER = '198.18.0.1'
/** As bad input, or beyond the limit of the network. */
const REFUSED = [400, 429]

/** Endless regular expressions and unindexed patterns from one network, while a user of another network signs in. */
export const restFlood: Attack = async ({ address, publishableKey }) => {
  // Warm-up: the first answers compile the code of both sides.
  await p99OfNeighbour(address, publishableKey)
  const inPeace = await p99OfNeighbour(address, publishableKey)
  const most = Math.max(P99_MS, inPeace * TIMES_SLOWER)
  const over = new AbortController()
  let ran = 0
  const filters = ['message=match.(a*)*b', 'message=imatch.(x%2Bx%2B)%2By', 'or=(message.ilike.*a*b*c*,id.is.null)']
  const attack = async (socket: number) => {
    for (let i = socket; !over.signal.aborted; i += 1) {
      const url = `${address}/rest/v1/chat_messages?${filters[i % filters.length]}`
      const headers = { apikey: publishableKey, 'x-forwarded-for': ATTACKER }
      const answer = await fetch(url, { headers, signal: over.signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (url.includes('match.') && answer && !REFUSED.includes(answer.status)) ran += 1
    }
  }
  const attackers = Array.from({ length: SOCKETS }, (_, socket) => attack(socket))
  const duringFlood = await p99OfNeighbour(address, publishableKey)
  over.abort()
  await Promise.all(attackers)
  return [
    atMost(most, `rest flood: a neighbour waits, p99 (${inPeace} ms in peace)`, duringFlood, 'ms'),
    atMost(0, 'rest flood: regular expressions not refused', ran, 'requests'),
  ]
}

/** Response time (p99) of database requests from another network. */
async function p99OfNeighbour(address: string, publishableKey: string): Promise<number> {
  const headers = { apikey: publishableKey, 'x-forwarded-for': '198.18.200.2' }
  const waits: number[] = []
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; ) {
    const askedAt = performance.now()
    const answer = await fetch(`${address}/rest/v1/chat_sessions?limit=1`, { headers })
    await answer.arrayBuffer()
    waits.push(performance.now() - askedAt)
    await pause(PACE_MS)
  }
  return Math.round(quantile(waits, 0.99))
}
