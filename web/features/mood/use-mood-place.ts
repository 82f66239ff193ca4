import { useEffect, useState } from 'react'
import { useAuthState } from '#web/lib/auth-state.ts'
import { hasMoodConsent, type MoodPlace } from './save-mood.ts'

/** Where the next entry goes: the account only for a signed-in person who agrees, the device otherwise. */
export function useMoodPlace() {
  const isSignedIn = useAuthState().status === 'signed-in'
  const [agrees, setAgrees] = useState(false)

  useEffect(() => {
    if (!isSignedIn) return
    // Unknown is treated as not given: the box is then simply shown unticked.
    hasMoodConsent().then(setAgrees, () => setAgrees(false))
  }, [isSignedIn])

  const place: MoodPlace = isSignedIn && agrees ? 'account' : 'device'
  return { isSignedIn, agrees, setAgrees, place }
}
