const KEY = 'loginBlockedUntil'
const listeners = new Set<() => void>()

function tellListeners() {
  for (const listener of listeners) listener()
}

/** Until when the server refuses to sign in, as it last said. A copy for the countdown: the server counts by itself. */
export const signInBlock = {
  read: (): number | undefined => {
    const until = Number(localStorage.getItem(KEY))
    return until > Date.now() ? until : undefined
  },
  keep: (until: number) => {
    localStorage.setItem(KEY, String(until))
    tellListeners()
  },
  forget: () => {
    localStorage.removeItem(KEY)
    tellListeners()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
