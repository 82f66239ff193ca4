import { href } from 'react-router'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

/** Link to premium: a visitor without account sees the price page before being asked to sign up. */
export function usePremiumPath(): string {
  return useAuthState().status === 'signed-in' ? href('/premium') : `${href('/pricing')}#premium`
}
