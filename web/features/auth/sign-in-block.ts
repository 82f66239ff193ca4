import { Listeners } from '#web/lib/listeners.ts'

const KEY = 'loginBlockedUntil'
const listeners = new Listeners()

/** End of the lockout as the server last said. Only for the countdown: the server enforces its own. */
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
