/** What is known about one connection at an instant. */
export interface LinkHealth {
  state: RTCPeerConnectionState
  /** Since when `state` has been what it is. */
  stateSince: number
  /** When the last packet of sound or picture came; nothing before the first. */
  lastMediaAt: number | undefined
  /** Whether the other side says that it sends sound or picture. */
  expectsMedia: boolean
  /** Of the latest step taken, and of the start of the connection. */
  lastStepAt: number
  /** Whether the browser has just said that the network is back. */
  cameOnline: boolean
}

export type LadderStep = 'wait' | 'restart-ice' | 'renew'

/** A short outage heals by itself in less than a second: a restart then only costs time. */
const PATIENCE_MS = 2000
/** Between a step and the next one. */
const STEP_MS = 8000

/**
 * The next step towards a connection that carries sound and picture. The side that leads takes it, the other asks for it.
 * It never gives up: the room's closing ends it.
 */
export function nextLadderStep(health: LinkHealth, now: number): LadderStep {
  const sinceStep = now - health.lastStepAt
  if (health.state === 'closed') return 'wait'
  if (health.state === 'connected') return isSilent(health, now) && sinceStep >= STEP_MS ? 'renew' : 'wait'
  if (health.state === 'new' || health.state === 'connecting') return sinceStep >= STEP_MS ? 'renew' : 'wait'
  const isOver = health.state === 'failed' || now - health.stateSince >= PATIENCE_MS
  if (health.cameOnline) return 'restart-ice'
  if (!isOver) return 'wait'
  // The first step after the outage began is a restart; when it has not helped, the connection is made anew.
  if (health.lastStepAt < health.stateSince) return 'restart-ice'
  return sinceStep >= STEP_MS ? 'renew' : 'wait'
}

function isSilent({ expectsMedia, lastMediaAt, stateSince }: LinkHealth, now: number): boolean {
  return expectsMedia && now - Math.max(lastMediaAt ?? 0, stateSince) >= STEP_MS
}
