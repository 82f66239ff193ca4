import { useEffect, useEffectEvent, useState } from 'react'
import { checkNetwork, isRelayMissing, type NetworkCheck } from '../../engine/check-network.ts'
import type { Entrance } from '../../queries.ts'

const RETRY_MS = 10_000

/** Checks the relay once, and again while it does not answer, to notice a change of network. */
export function useNetworkCheck(entrance: Entrance): NetworkCheck | undefined {
  const { iceServers, relayOnly } = entrance
  const [check, setCheck] = useState<NetworkCheck>('checking')
  // Fresh credentials of the same servers need no new check.
  const attempt = useEffectEvent(() => checkNetwork(iceServers, relayOnly).catch(() => 'blocked' as const))
  const hasServers = iceServers.length > 0
  useEffect(() => {
    let isLeft = !hasServers
    let retry: ReturnType<typeof setTimeout> | undefined
    async function tryOut() {
      if (isLeft) return
      const result = await attempt()
      if (isLeft) return
      setCheck(result)
      if (result === 'blocked') retry = setTimeout(() => void tryOut(), RETRY_MS)
    }
    void tryOut()
    return () => {
      isLeft = true
      clearTimeout(retry)
    }
  }, [hasServers])
  if (isRelayMissing(entrance)) return 'no-relay'
  return hasServers ? check : undefined
}
