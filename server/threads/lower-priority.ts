import { setPriority } from 'node:os'

/** Low enough for page requests to go first, high enough for the work to end on a busy machine. */
const NICENESS = 10

/** Lowers the priority of the calling thread. Only on Linux: elsewhere it would lower that of the whole process. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, NICENESS)
}
