const KEY = 'pendingPhoneVerification'

/** The number that waits to be confirmed, for this tab. */
export const pendingPhone = {
  read: () => sessionStorage.getItem(KEY) ?? undefined,
  keep: (phone: string) => sessionStorage.setItem(KEY, phone),
  forget: () => sessionStorage.removeItem(KEY),
}
