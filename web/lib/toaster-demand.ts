const listeners = new Set<() => void>()
let wanted = false

/** The toaster is loaded with the first toast: until then it costs a page nothing. */
export const toasterDemand = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => wanted,
  raise() {
    wanted = true
    for (const listener of listeners) listener()
  },
}
