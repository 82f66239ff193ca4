import { readFileSync } from 'node:fs'

/** True if a process is alive; a zombie is not. */
export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: alive, owned by another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/** True if a process is a zombie (ended, not waited for), according to Linux's /proc; always false elsewhere. */
export function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
