import { useCallback, useSyncExternalStore } from 'react'
import { SESSION_END_NOTICE_MINUTES } from '#domain/constants.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'

const NOTICE_MS = SESSION_END_NOTICE_MINUTES * 60_000
/** Polling instead of one timeout: timers stop while a computer sleeps. */
const LOOK_EVERY_MS = 5000

const SessionEndNotice = lazyWithRetry(() => import('./session-end-notice.tsx'))

/**
 * Warns that the session is about to end. The live region is rendered first, or screen readers would not announce it.
 */
export function SessionEnd() {
  const auth = useAuthState()
  const lifetime = auth.status === 'signed-in' ? auth.lifetime : undefined
  const isNear = useIsNear(lifetime?.endsAt)
  return <output className="block">{lifetime && isNear && <SessionEndNotice lifetime={lifetime} />}</output>
}

function useIsNear(end: Date | undefined): boolean {
  const subscribe = useCallback((onLook: () => void) => {
    const timer = setInterval(onLook, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const isNear = () => end !== undefined && Date.now() >= end.getTime() - NOTICE_MS && Date.now() < end.getTime()
  return useSyncExternalStore(subscribe, isNear, () => false)
}
