import type { RoomEntrance } from '#domain/video/room.ts'

/** `no-relay`: we have none to offer, though this call needs one. */
export type NetworkCheck = 'checking' | 'passes' | 'blocked' | 'no-relay'

const CHECK_MS = 8000

/** A call under a pseudonym goes through the relay alone: without one it cannot start. */
export function isRelayMissing({
  state,
  relayOnly,
  iceServers,
}: Pick<RoomEntrance, 'state' | 'relayOnly' | 'iceServers'>): boolean {
  return state === 'open' && relayOnly && iceServers.length === 0
}

/** Connectivity check: a relay candidate must be found, or a server-reflexive one when no relay is required. */
export async function checkNetwork(iceServers: RTCIceServer[], isRelayOnly: boolean): Promise<NetworkCheck> {
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: isRelayOnly ? 'relay' : 'all' })
  try {
    const found = Promise.withResolvers<NetworkCheck>()
    const timer = setTimeout(() => found.resolve('blocked'), CHECK_MS)
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate) return
      const isUseful = isRelayOnly ? candidate.type === 'relay' : candidate.type !== 'host'
      if (isUseful) found.resolve('passes')
    })
    connection.createDataChannel('')
    await connection.setLocalDescription()
    const result = await found.promise
    clearTimeout(timer)
    return result
  } finally {
    connection.close()
  }
}
