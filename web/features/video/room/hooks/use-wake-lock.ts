import { useEffect } from 'react'

/** Screen wake lock; requested again whenever the page becomes visible, since hiding releases it. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    async function hold() {
      if (document.hidden || isLeft) return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isLeft) void lock?.release()
    }
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
