import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { KeptConnection } from '../../http/load.ts'
import { type Door, requestTo } from './door-requests.ts'
import { LiveConnection } from './live-connection.ts'

export interface Flood {
  port: number
  publishableKey: string
  door: Door | 'WebSockets'
  /** Address of the attacker. */
  from: string
  sockets: number
  seconds: number
  /** Bounds the flood, whatever the server bears. */
  mostRequests: number
}

/** Answers by status, lost connections as 0; of live channels every frame as 101. */
export type Answered = Record<number, number>

// In a process of its own: each socket asks again as soon as it is answered, until the time or the count is over.
const [{ port, door, publishableKey, from, sockets, seconds, mostRequests }] = (await once(process, 'message')) as [
  Flood,
]
const answered: Answered = {}
let asked = 0
const flood = door === 'WebSockets' ? floodChannels : () => floodDoor(door)
await Promise.race([Promise.all(Array.from({ length: sockets }, flood)), pause(seconds * 1000)])
process.send?.(answered)
process.disconnect()
process.exit()

async function floodDoor(to: Door): Promise<void> {
  const headers = { apikey: publishableKey, 'x-forwarded-for': from }
  while (asked < mostRequests) {
    const connection = new KeptConnection(port)
    try {
      while (asked < mostRequests) note(await connection.statusOf(requestTo(to, asked++, port, headers)))
    } catch {
      note(0)
    }
    connection.close()
  }
}

async function floodChannels(): Promise<void> {
  while (asked < mostRequests) {
    asked += 1
    await new LiveConnection(port, { publishableKey, from, hear: () => note(101) }).closed
    note(0)
  }
}

function note(status: number): void {
  answered[status] = (answered[status] ?? 0) + 1
}
