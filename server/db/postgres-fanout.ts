import { describeError, type Log } from '../log.ts'
import type { Fanout, FanoutMessage } from './fanout.ts'
import { connect, type PoolOptions, type Sql } from './postgres.ts'

const CHANNEL = 'realtime'
/** PostgreSQL limits a notification to 8000 bytes. */
const PART_CHARACTERS = 7000
const PARTS_A_BATCH = 500
/** Bound of the outgoing queue: while the database is slow, further messages are dropped, since late live messages are useless. */
const MOST_WAITING = 5000

/**
 * Fan-out by NOTIFY, in batches and one at a time: a notifying transaction holds a global lock until it has committed,
 * so many small ones would queue up, and none may be part of a booking's transaction.
 */
export function createPostgresFanout(options: Pick<PoolOptions, 'target' | 'statementTimeoutMs'>, log: Log): Fanout {
  const id = crypto.randomUUID().slice(0, 8)
  const own = `${id} `
  const listeners = new Set<Parameters<Fanout['subscribe']>[0]>()
  const waiting: string[] = []
  const incoming = new Map<string, string[]>()
  let sql: Sql | undefined
  let sending: Promise<void> | undefined
  let sequence = 0
  let hasListened = false

  // Opened on first use: a process without realtime channels needs no connection for it.
  const connection = () => {
    sql ??= connect({ ...options, size: 1, applicationName: 'mivoix realtime', synchronousCommit: 'off' })
    return sql
  }
  const deliver = (message: FanoutMessage) => {
    for (const listener of listeners) listener.hear(message)
  }

  async function sendBatches(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, PARTS_A_BATCH)
      try {
        // A single statement is a transaction of one round trip, and its notifications arrive in order.
        await connection()`
          select pg_notify(${CHANNEL}, part) from unnest(${batch}::text[]) with ordinality as parts (part, n) order by n`
      } catch (error) {
        log.warn('live messages did not reach other processes', { parts: batch.length, ...describeError(error) })
      }
    }
    sending = undefined
  }

  function hear(part: string): void {
    // PostgreSQL sends a process its own notifications as well: ignore them.
    if (part.startsWith(own)) return
    const [sender = '', number = '', index = '', count = ''] = part.split(' ', 4)
    const text = part.slice(sender.length + number.length + index.length + count.length + 4)
    const key = `${sender} ${number}`
    const parts = incoming.get(key) ?? []
    parts[Number(index)] = text
    if (parts.filter((known) => known !== undefined).length < Number(count)) {
      incoming.set(key, parts)
      return
    }
    incoming.delete(key)
    // Trusted: only our own processes may notify.
    deliver(JSON.parse(parts.join('')) as FanoutMessage)
  }

  return {
    publish(message) {
      deliver(message)
      if (waiting.length > MOST_WAITING) return
      waiting.push(...partsOf(message, `${id} ${sequence++}`))
      sending ??= Promise.resolve().then(sendBatches)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async listen() {
      await connection().listen(CHANNEL, hear, () => {
        incoming.clear()
        if (hasListened) for (const listener of listeners) listener.missed()
        hasListened = true
      })
    },
    async close() {
      await sending
      await sql?.end({ timeout: 1 })
    },
  }
}

/** ASCII, so that one character is one byte. */
function partsOf(message: FanoutMessage, name: string): string[] {
  const text = JSON.stringify(message).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const count = Math.ceil(text.length / PART_CHARACTERS)
  return Array.from(
    { length: count },
    (_, i) => `${name} ${i} ${count} ${text.slice(i * PART_CHARACTERS, (i + 1) * PART_CHARACTERS)}`,
  )
}
