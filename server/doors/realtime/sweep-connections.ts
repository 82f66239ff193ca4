import type { Clock } from '../../clock.ts'
import { describeError, type Log } from '../../log.ts'
import type { Hub } from './hub.ts'
import type { LiveSocket } from './live-socket.ts'
import type { Member } from './member.ts'
import { refusals } from './refusals.ts'
import type { TopicRule } from './topic-rule.ts'

const PING_MS = 5000
const GONE_MS = 15_000
const SEEN_EVERY_PINGS = 3
const RECHECK_MS = 60_000

interface Parts {
  hub: Hub
  sockets: ReadonlySet<LiveSocket>
  rules: readonly TopicRule[]
  clock: Clock
  log: Log
  eachTurn(): void
}

/**
 * Every five seconds: removes dead sockets, expired tokens and members who lost access. Returns a function that stops it.
 */
export function sweepConnections(parts: Parts): () => void {
  let turn = 0
  const timer = setInterval(() => {
    turn++
    const now = parts.clock()
    parts.eachTurn()
    for (const socket of parts.sockets) {
      // A browser answers a ping even while the page's JavaScript hangs.
      if (socket.silentMs > GONE_MS) socket.terminate()
      else socket.ping()
    }
    for (const member of parts.hub.members) void watchMember(parts, member, now)
    if (turn % SEEN_EVERY_PINGS === 0) void keepStays(parts, now)
  }, PING_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function watchMember({ hub, log }: Parts, member: Member, now: Date): Promise<void> {
  if (member.expiresAtMs <= now.getTime()) return hub.fail(member, refusals.tokenExpired)
  if (now.getTime() - member.checkedAt < RECHECK_MS) return
  try {
    await hub.recheck(member)
  } catch (error) {
    // Database down: members stay until they can be checked again.
    log.warn('a realtime member could not be rechecked', describeError(error))
  }
}

async function keepStays({ hub, rules, log }: Parts, now: Date): Promise<void> {
  const { members } = hub
  for (const rule of rules) {
    if (!rule.onStay) continue
    const stays = members.filter((member) => member.rule === rule)
    try {
      if (stays.length > 0) await rule.onStay.seen(stays.map(({ id, socket }) => ({ id, at: socket.heardAt(now) })))
      hub.tellGone(await rule.onStay.sweep(now))
    } catch (error) {
      log.warn('stays were not written', describeError(error))
    }
  }
}
