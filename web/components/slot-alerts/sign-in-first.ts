import { href, type NavigateFunction } from 'react-router'
import { isKnownDevice } from '#web/lib/auth/device.ts'
import { wantedPage } from '#web/lib/wanted-page.ts'

/**
 * Redirects to sign-in, or to sign-up on a device without a known account. The wish is in the URL, restored afterwards.
 */
export async function signInFirst(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = window.location
  wantedPage.keep(`${pathname}${search}`)
  const back = pathname === href('/appointment') ? 'redirect=appointment' : 'from=protected'
  const to = isKnownDevice() ? `${href('/login')}?${back}` : `${href('/register')}?type=patient&${back}`
  await navigate(to, { state: { detourCode: 'sign_in_to_book' } })
}
