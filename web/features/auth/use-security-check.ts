import { useCallback, useEffect, useRef, useState } from 'react'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'

export type CheckState = 'running' | 'passed' | 'failed'

/** Solves a proof of work when the page opens, and a new one after each use: each is valid once. */
export function useSecurityCheck() {
  const [state, setState] = useState<CheckState>('running')
  const solving = useRef<Promise<string> | undefined>(undefined)

  const solve = useCallback(() => {
    const check = passSecurityCheck()
    solving.current = check
    check.then(
      () => setState('passed'),
      () => setState('failed'),
    )
    return check
  }, [])

  useEffect(() => {
    solve().catch(() => undefined)
  }, [solve])

  /** Takes the solved check, for one use. */
  const take = useCallback(() => {
    const check = solving.current ?? solve()
    solving.current = undefined
    return check
  }, [solve])

  const renew = useCallback(() => {
    setState('running')
    solve().catch(() => undefined)
  }, [solve])

  return { state, take, renew }
}
