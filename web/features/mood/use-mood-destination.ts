import { useEffect, useState } from 'react'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { hasMoodConsent, type MoodDestination } from './save-mood.ts'

/** Destination of the next entry: the account for a signed-in person who consents, the device otherwise. */
export function useMoodDestination() {
  const isSignedIn = useAuthState().status === 'signed-in'
  const [hasConsent, setHasConsent] = useState(false)
  const [choice, setChoice] = useState<boolean>()
  // An explicit choice wins over an earlier consent that loads late.
  const agrees = choice ?? hasConsent

  useEffect(() => {
    if (!isSignedIn) return
    // An unknown consent counts as not given: the box is shown unticked.
    hasMoodConsent().then(setHasConsent, () => setHasConsent(false))
  }, [isSignedIn])

  const destination: MoodDestination = { place: isSignedIn && agrees ? 'account' : 'device', hasConsent }
  return { isSignedIn, agrees, setAgrees: setChoice, destination }
}
