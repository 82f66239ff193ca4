import type { ChildProcess } from 'node:child_process'

const cleanups = new Set<() => void>()

/**
 * Runs synchronous cleanup if the bench ends before it is removed: by an error, a signal, or a closed output
 * (`| head`). A server left behind would keep its port. Returns the function that removes it.
 */
export function onEarlyEnd(cleanup: () => void): () => void {
  cleanups.add(cleanup)
  return () => cleanups.delete(cleanup)
}

export function endWithBench(child: ChildProcess): void {
  child.once(
    'exit',
    onEarlyEnd(() => child.kill()),
  )
}

process.once('exit', () => {
  // Servers before the database they use.
  for (const cleanup of [...cleanups].toReversed()) cleanup()
})
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.stdout.once('error', () => process.exit(1))
