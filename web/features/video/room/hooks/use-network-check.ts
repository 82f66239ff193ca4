import { useEffect, useEffectEvent, useState } from 'react'
import { checkNetwork, type NetworkCheck } from '../../engine/check-network.ts'
import type { Entrance } from '../../queries.ts'

const RETRY_MS = 10_000

/** Checks the relay once, and again while it does not answer, to notice a change of network. Needs an open room. */
export function useNetworkCheck({ iceServers, relayOnly }: Pick<Entrance, 'iceServers' | 'relayOnly'>) {
  const [check, setCheck] = useState<NetworkCheck>('checking')
  // Fresh credentials of the same servers need no new check.
  const attempt = useEffectEvent(() => checkNetwork(iceServers, relayOnly).catch(() => 'blocked' as const))
  const isOpen = iceServers.length > 0
  useEffect(() => {
    let isLeft = !isOpen
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
  }, [isOpen])
  return isOpen ? check : undefined
}
