import { readFileSync } from 'node:fs'

interface ProcessCost {
  cpuMs: number
  memoryMb: number
}

/** Linux counts CPU time in hundredths of a second and memory in pages of 4 kB on every platform Node ships for. */
const TICK_MS = 10
const PAGE_BYTES = 4096

/** CPU time and memory of a process, from /proc; undefined on other systems, where it would need another program. */
export function processCost(pid: number | undefined): ProcessCost | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Fields after the program's name, which may contain spaces: user and system
    // time are the 12th and 13th, memory the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { cpuMs: ticks * TICK_MS, memoryMb: (Number(fields[21]) * PAGE_BYTES) / 1e6 }
  } catch {
    return undefined
  }
}
