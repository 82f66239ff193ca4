import { href, type NavigateFunction } from 'react-router'
import { isKnownDevice } from '#web/lib/auth/device.ts'
import { wantedPage } from '#web/lib/wanted-page.ts'

/** To sign in, or up on a device where nobody has: the wish, which is the address, is found again afterwards. */
export async function signInFirst(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = window.location
  wantedPage.keep(`${pathname}${search}`)
  const back = pathname === href('/appointment') ? 'redirect=appointment' : 'from=protected'
  const to = isKnownDevice() ? `${href('/login')}?${back}` : `${href('/register')}?type=patient&${back}`
  await navigate(to, { state: { detourCode: 'sign_in_to_book' } })
}
