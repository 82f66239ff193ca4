import { Listeners } from './listeners.ts'

const listeners = new Listeners()
let wanted = false

/** The toaster is loaded with the first toast: until then it costs a page nothing. */
export const toasterDemand = {
  subscribe: listeners.subscribe,
  isWanted: () => wanted,
  raise() {
    wanted = true
    listeners.notify()
  },
}
