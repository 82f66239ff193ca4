const KEY = 'pendingVerificationEmail'

/** Email address waiting for confirmation, kept in sessionStorage. */
export const pendingEmail = {
  read: () => sessionStorage.getItem(KEY) ?? undefined,
  keep: (email: string) => sessionStorage.setItem(KEY, email),
  forget: () => sessionStorage.removeItem(KEY),
}
