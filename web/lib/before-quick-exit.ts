const acts = new Set<() => void>()

/** Done first when somebody leaves the site in a hurry: cameras and microphones stop. Answers how to take it back. */
export function beforeQuickExit(act: () => void): () => void {
  acts.add(act)
  return () => acts.delete(act)
}

export function runBeforeQuickExit() {
  for (const act of acts) act()
}
