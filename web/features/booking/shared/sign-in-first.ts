import { href, type NavigateFunction } from 'react-router'
import { isKnownDevice } from '#web/lib/auth/device.ts'
import { redirectAfterSignIn } from '#web/lib/redirect-after-sign-in.ts'

/**
 * Redirects to sign-in, or to sign-up on a device without a known account. The criteria are in the URL and restored afterwards.
 */
export async function signInFirst(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = window.location
  redirectAfterSignIn.keep(`${pathname}${search}`)
  const back = pathname === href('/appointment') ? 'redirect=appointment' : 'from=protected'
  const to = isKnownDevice() ? `${href('/login')}?${back}` : `${href('/register')}?type=patient&${back}`
  await navigate(to, { state: { redirectCode: 'sign_in_to_book' } })
}
