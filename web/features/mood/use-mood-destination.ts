import { useEffect, useState } from 'react'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { hasMoodConsent, type MoodDestination } from './save-mood.ts'

/** Where the next entry goes: the account only for a signed-in person who agrees, the device otherwise. */
export function useMoodDestination() {
  const isSignedIn = useAuthState().status === 'signed-in'
  const [hasConsent, setHasConsent] = useState(false)
  const [choice, setChoice] = useState<boolean>()
  // What the person chose stands, also when the answer about an earlier consent comes late.
  const agrees = choice ?? hasConsent

  useEffect(() => {
    if (!isSignedIn) return
    // Unknown is treated as not given: the box is then simply shown unticked.
    hasMoodConsent().then(setHasConsent, () => setHasConsent(false))
  }, [isSignedIn])

  const destination: MoodDestination = { place: isSignedIn && agrees ? 'account' : 'device', hasConsent }
  return { isSignedIn, agrees, setAgrees: setChoice, destination }
}
