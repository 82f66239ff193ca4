const KEY = 'pendingPhoneVerification'

/** Phone number waiting for confirmation, kept in sessionStorage. */
export const pendingPhone = {
  read: () => sessionStorage.getItem(KEY) ?? undefined,
  keep: (phone: string) => sessionStorage.setItem(KEY, phone),
  forget: () => sessionStorage.removeItem(KEY),
}
