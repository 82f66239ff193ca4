export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
