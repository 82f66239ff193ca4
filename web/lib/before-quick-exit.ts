const acts = new Set<() => void>()

/** Registers a callback to run first on quick exit, such as stopping camera and microphone. Returns an unsubscribe. */
export function beforeQuickExit(act: () => void): () => void {
  acts.add(act)
  return () => acts.delete(act)
}

export function runBeforeQuickExit() {
  for (const act of acts) act()
}
