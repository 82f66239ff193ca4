import { Listeners } from '#web/lib/listeners.ts'

const KEY = 'loginBlockedUntil'
const listeners = new Listeners()

/** Until when the server refuses to sign in, as it last said. A copy for the countdown: the server counts by itself. */
export const signInBlock = {
  read: (): number | undefined => {
    const until = Number(localStorage.getItem(KEY))
    return until > Date.now() ? until : undefined
  },
  keep: (until: number) => {
    localStorage.setItem(KEY, String(until))
    listeners.notify()
  },
  forget: () => {
    localStorage.removeItem(KEY)
    listeners.notify()
  },
  subscribe: listeners.subscribe,
}
