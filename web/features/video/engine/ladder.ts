/** Health of one connection at an instant. */
export interface LinkHealth {
  state: RTCPeerConnectionState
  stateSince: number
  /** Time of the last media packet; undefined before the first. */
  lastMediaAt: number | undefined
  /** Whether the peer says that it sends media. */
  expectsMedia: boolean
  /** Time of the last recovery step, or of the start of the connection. */
  lastStepAt: number
  /** Whether the browser has just fired `online`. */
  cameOnline: boolean
}

export type LadderStep = 'wait' | 'restart-ice' | 'renew'

/** Grace period: a short outage recovers by itself in less than a second, and a restart would only cost time. */
const PATIENCE_MS = 2000
/** Minimum time between two steps. */
const STEP_MS = 8000

/**
 * Recovery ladder: the next step towards a connection that carries media. The leader takes it, the other side asks for
 * it. It never gives up: closing the room ends it.
 */
export function nextLadderStep(health: LinkHealth, now: number): LadderStep {
  const sinceStep = now - health.lastStepAt
  if (health.state === 'closed') return 'wait'
  if (health.state === 'connected') return isSilent(health, now) && sinceStep >= STEP_MS ? 'renew' : 'wait'
  if (health.state === 'new' || health.state === 'connecting') return sinceStep >= STEP_MS ? 'renew' : 'wait'
  const isOver = health.state === 'failed' || now - health.stateSince >= PATIENCE_MS
  if (health.cameOnline) return 'restart-ice'
  if (!isOver) return 'wait'
  // The first step of an outage is an ICE restart; if it does not help, a new connection.
  if (health.lastStepAt < health.stateSince) return 'restart-ice'
  return sinceStep >= STEP_MS ? 'renew' : 'wait'
}

function isSilent({ expectsMedia, lastMediaAt, stateSince }: LinkHealth, now: number): boolean {
  return expectsMedia && now - Math.max(lastMediaAt ?? 0, stateSince) >= STEP_MS
}
