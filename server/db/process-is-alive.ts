import { readFileSync } from 'node:fs'

/** Whether a process is alive; a zombie is not. */
export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: alive, and of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !hasEnded(pid)
}

/** Whether a process is a zombie (ended, not yet waited for), as Linux tells in /proc; elsewhere none is seen. */
export function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
