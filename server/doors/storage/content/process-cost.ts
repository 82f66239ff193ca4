import { readFileSync } from 'node:fs'

export interface ProcessCost {
  cpuMs: number
  memoryMb: number
}

/** The kernel counts in hundredths of a second and in pages of 4 kB, on every platform that Node ships for. */
const TICK_MS = 10
const PAGE_BYTES = 4096

/** What a process has used so far. Linux tells; elsewhere nobody does without starting another program. */
export function processCost(pid: number | undefined): ProcessCost | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the program's name, which may hold spaces: user and system time are its 12th and 13th fields, memory the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { cpuMs: ticks * TICK_MS, memoryMb: (Number(fields[21]) * PAGE_BYTES) / 1e6 }
  } catch {
    return undefined
  }
}
