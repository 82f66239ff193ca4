const KEY = 'pendingVerificationEmail'

/** The address that waits to be confirmed, for this tab. */
export const pendingEmail = {
  read: () => sessionStorage.getItem(KEY) ?? undefined,
  keep: (email: string) => sessionStorage.setItem(KEY, email),
  forget: () => sessionStorage.removeItem(KEY),
}
