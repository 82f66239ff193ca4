import { useEffect, useState } from 'react'
import { checkNetwork, type NetworkCheck } from '../engine/check-network.ts'
import type { Entrance } from '../queries.ts'

const RETRY_MS = 10_000

/** Tries the relay once, and again for as long as it does not answer: a change of network is noticed. Needs an open room. */
export function useNetworkCheck({ iceServers, relayOnly }: Pick<Entrance, 'iceServers' | 'relayOnly'>) {
  const [check, setCheck] = useState<NetworkCheck>('checking')
  const key = JSON.stringify(iceServers.map(({ urls }) => urls))
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh credentials of the same servers need no other check
  useEffect(() => {
    if (iceServers.length === 0) return
    let isLeft = false
    let retry: ReturnType<typeof setTimeout> | undefined
    async function attempt() {
      const result = await checkNetwork(iceServers, relayOnly).catch(() => 'blocked' as const)
      if (isLeft) return
      setCheck(result)
      if (result === 'blocked') retry = setTimeout(() => void attempt(), RETRY_MS)
    }
    void attempt()
    return () => {
      isLeft = true
      clearTimeout(retry)
    }
  }, [key, relayOnly])
  return iceServers.length === 0 ? undefined : check
}
