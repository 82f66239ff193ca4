import { safeRedirectPath } from './safe-redirect-path.ts'

const KEY = 'redirectAfterLogin'

/** Page to return to after sign-in, kept in sessionStorage. It stays out of URLs because it may name private things. */
export const redirectAfterSignIn = {
  read: () => safeRedirectPath(sessionStorage.getItem(KEY)),
  keep: (path: string) => sessionStorage.setItem(KEY, path),
  forget: () => sessionStorage.removeItem(KEY),
}
