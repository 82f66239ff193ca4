import { href } from 'react-router'
import { useAuthState } from '../auth/auth-state.ts'

/** Where the premium is told of: whoever has no account reads its price before they are asked for one. */
export function usePremiumPath(): string {
  return useAuthState().status === 'signed-in' ? href('/premium') : `${href('/pricing')}#premium`
}
