export type NetworkCheck = 'checking' | 'passes' | 'blocked'

const CHECK_MS = 8000

/** Whether a call can leave this network: a relay answers, or for who needs none an address of this browser is found. */
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
