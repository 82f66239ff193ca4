import { ownPath } from './own-path.ts'

const KEY = 'redirectAfterLogin'

/** The page a guard sent somebody away from, for this tab. It stays out of addresses, because it names what is private. */
export const wantedPage = {
  read: () => ownPath(sessionStorage.getItem(KEY)),
  keep: (path: string) => sessionStorage.setItem(KEY, path),
  forget: () => sessionStorage.removeItem(KEY),
}
