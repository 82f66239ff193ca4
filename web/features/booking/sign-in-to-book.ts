import { href, type NavigateFunction } from 'react-router'
import { isKnownDevice } from '#web/lib/auth/device.ts'
import { wantedPage } from '#web/lib/wanted-page.ts'

/** To sign in, or up on a device where nobody has: the wish, which is the address, is found again afterwards. */
export async function signInToBook(navigate: NavigateFunction): Promise<void> {
  const { pathname, search } = window.location
  wantedPage.keep(`${pathname}${search}`)
  const to = isKnownDevice()
    ? `${href('/login')}?redirect=appointment`
    : `${href('/register')}?type=patient&redirect=appointment`
  await navigate(to, { state: { detourCode: 'sign_in_to_book' } })
}
