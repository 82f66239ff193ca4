import { Listeners } from './listeners.ts'

const listeners = new Listeners()
let wanted = false

/** Lazy loading: the toaster's code is loaded with the first toast. */
export const toasterDemand = {
  subscribe: listeners.subscribe,
  isWanted: () => wanted,
  raise() {
    wanted = true
    listeners.notify()
  },
}
