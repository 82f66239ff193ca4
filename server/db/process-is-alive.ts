import { readFileSync } from 'node:fs'

/** Whether a process still does anything; one that has ended and waits to be collected does not. */
export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !hasEnded(pid)
}

/** Whether a process has ended and still waits to be collected. Linux tells; elsewhere that happens at once. */
export function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
